import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameValue } from '#domain/content/file-address';
import { useAppServices } from '#kit/context/app-services';
import type { PageDraft } from '#kit/context/unsaved';
import type { RecordEditor } from '#machines/record-editor/record-editor.react';
import { isIdle } from '#machines/record-editor/record-editor.react';

/** The initial state of a form: its values, and the record that they belong to, if one is edited. */
export interface FormStart<Draft> {
  values: Draft;
  record?: unknown;
}

interface MirrorOptions<Draft extends FieldValues> {
  form: UseFormReturn<Draft>;
  editor: RecordEditor;
  drafts: PageDraft<Draft> | null;
  start: FormStart<Draft>;
  /** The form starts with the values of a draft. */
  startsDirty: boolean;
  /** Names of password fields, which no draft keeps. */
  secrets: readonly string[];
}

export interface DraftMirror<Draft> {
  /** Writes the values to the draft now. */
  keep(): void;
  /** Stores unsaved values like the draft of another tab. */
  putAside(): void;
  /** Sets other values, which the user did not type here. */
  replace(values: Draft, start?: FormStart<Draft>): void;
}

const TYPING_PAUSE_MS = 300;

/** Tells the machine whether the form is dirty, and mirrors its values to the draft. */
export function useDraftMirror<Draft extends FieldValues>(options: MirrorOptions<Draft>): DraftMirror<Draft> {
  const { form, editor, drafts, start, startsDirty, secrets } = options;
  const { clock } = useAppServices();
  const formStart = useRef(start);
  const secretNames = useRef(secrets);
  const isDirty = useRef(startsDirty);
  const writeTimer = useRef<number>(undefined);

  const valuesToKeep = () => withoutSecrets(form.getValues(), formStart.current.values, secretNames.current);

  useEffect(
    function mirrorTyping() {
      editor.send({ type: 'started', record: formStart.current.record });
      if (isDirty.current) editor.send({ type: 'changed' });
      const stopTimer = () => {
        if (writeTimer.current !== undefined) clock.clearTimeout(writeTimer.current);
        writeTimer.current = undefined;
      };
      const writeDraft = () => {
        stopTimer();
        if (isDirty.current) {
          const { values, record } = formStart.current;
          drafts?.write(withoutSecrets(form.getValues(), values, secretNames.current), record);
        }
      };
      const subscription = form.watch((values) => {
        isDirty.current = !isSameValue(values, formStart.current.values);
        editor.send({ type: isDirty.current ? 'changed' : 'restored' });
        stopTimer();
        writeTimer.current = clock.setTimeout(
          isDirty.current ? writeDraft : () => drafts?.drop(),
          TYPING_PAUSE_MS,
        );
      });
      window.addEventListener('pagehide', writeDraft);
      return () => {
        // a dirty form that unmounts has lost its page, not its values, even if another tab has just dropped
        // all drafts at its log-out; a confirmed leave has dropped them before
        if (!isIdle(editor.getSnapshot())) writeDraft();
        stopTimer();
        subscription.unsubscribe();
        window.removeEventListener('pagehide', writeDraft);
      };
    },
    [form, editor, drafts, clock],
  );

  return {
    keep() {
      if (isDirty.current) drafts?.write(valuesToKeep(), formStart.current.record);
    },
    putAside() {
      if (isDirty.current) drafts?.putAside(valuesToKeep(), formStart.current.record);
    },
    replace(values, next = formStart.current) {
      formStart.current = next;
      editor.send({ type: 'started', record: next.record });
      // the subscription above updates the machine and the draft
      form.reset(values);
    },
  };
}

/** A draft keeps neither files nor passwords: the user enters those again (decision 009). */
const withoutSecrets = <Draft extends FieldValues>(
  values: Draft,
  initial: Draft,
  secrets: readonly string[],
): Draft =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Blob || secrets.includes(name) ? initial[name] : withoutFiles(value),
    ]),
  ) as Draft;

const withoutFiles = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((one) => !(one instanceof Blob)) : value;

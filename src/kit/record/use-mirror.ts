import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameValue } from '#domain/content/file-address';
import { useAppServices } from '#kit/context/app-services';
import type { PageDraft } from '#kit/context/unsaved';
import type { RecordEditor } from '#machines/record-editor/record-editor.react';
import { isIdle } from '#machines/record-editor/record-editor.react';

/** The initial state of a form: its values, and the record that they belong to, if one is edited. */
export interface Start<Draft> {
  values: Draft;
  record?: unknown;
}

interface Mirrored<Draft extends FieldValues> {
  form: UseFormReturn<Draft>;
  editor: RecordEditor;
  drafts: PageDraft<Draft> | null;
  start: Start<Draft>;
  /** The form starts with the values of a draft. */
  startsDirty: boolean;
  /** Names of password fields, which no draft keeps. */
  secrets: readonly string[];
}

export interface Mirror<Draft> {
  /** Writes the values to the draft now. */
  keep(): void;
  /** Stores unsaved values like the draft of another tab. */
  putAside(): void;
  /** Sets other values, which the user did not type here. */
  replace(values: Draft, start?: Start<Draft>): void;
}

const PAUSE = 300;

/** Tells the machine whether the form is dirty, and mirrors its values to the draft. */
export function useMirror<Draft extends FieldValues>(mirrored: Mirrored<Draft>): Mirror<Draft> {
  const { form, editor, drafts, start, startsDirty, secrets } = mirrored;
  const { clock } = useAppServices();
  const began = useRef(start);
  const hidden = useRef(secrets);
  const dirty = useRef(startsDirty);
  const timer = useRef<number>(undefined);

  const kept = () => keepable(form.getValues(), began.current.values, hidden.current);

  useEffect(
    function mirrorTyping() {
      editor.send({ type: 'started', record: began.current.record });
      if (dirty.current) editor.send({ type: 'changed' });
      const stop = () => {
        if (timer.current !== undefined) clock.clearTimeout(timer.current);
        timer.current = undefined;
      };
      const write = () => {
        stop();
        if (dirty.current) {
          const { values, record } = began.current;
          drafts?.write(keepable(form.getValues(), values, hidden.current), record);
        }
      };
      const subscription = form.watch((values) => {
        dirty.current = !isSameValue(values, began.current.values);
        editor.send({ type: dirty.current ? 'changed' : 'restored' });
        stop();
        timer.current = clock.setTimeout(dirty.current ? write : () => drafts?.drop(), PAUSE);
      });
      window.addEventListener('pagehide', write);
      return () => {
        // a dirty form that unmounts has lost its page, not its values, even if another tab has just dropped
        // all drafts at its log-out; a confirmed leave has dropped them before
        if (!isIdle(editor.getSnapshot())) write();
        stop();
        subscription.unsubscribe();
        window.removeEventListener('pagehide', write);
      };
    },
    [form, editor, drafts, clock],
  );

  return {
    keep() {
      if (dirty.current) drafts?.write(kept(), began.current.record);
    },
    putAside() {
      if (dirty.current) drafts?.putAside(kept(), began.current.record);
    },
    replace(values, next = began.current) {
      began.current = next;
      editor.send({ type: 'started', record: next.record });
      // the subscription above updates the machine and the draft
      form.reset(values);
    },
  };
}

/** A draft keeps neither files nor passwords: the user enters those again (decision 009). */
const keepable = <Draft extends FieldValues>(
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

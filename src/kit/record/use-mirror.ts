import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameValue } from '#domain/content/file-address';
import { useAppServices } from '#kit/context/app-services';
import type { PageDraft } from '#kit/context/unsaved';
import type { RecordEditor } from '#machines/record-editor/record-editor.react';
import { isIdle } from '#machines/record-editor/record-editor.react';

/** What a form began with: its words, and the record they are of, if one is edited. */
export interface Start<Draft> {
  values: Draft;
  record?: unknown;
}

interface Mirrored<Draft extends FieldValues> {
  form: UseFormReturn<Draft>;
  editor: RecordEditor;
  drafts: PageDraft<Draft> | null;
  start: Start<Draft>;
  /** Words of a draft stand in it from the beginning. */
  startsDirty: boolean;
  /** Names of passwords, which no draft keeps. */
  secrets: readonly string[];
}

export interface Mirror<Draft> {
  /** Writes the words into the draft now. */
  keep(): void;
  /** Puts the words aside as another tab's would stand, where there are any. */
  putAside(): void;
  /** Other words stand in the form, typed by nobody here. */
  replace(values: Draft, start?: Start<Draft>): void;
}

const PAUSE = 300;

/** Tells the machine whether there is something to lose, and keeps a copy of what is typed. */
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
        // a form that goes away while still dirty lost its page, not its words: also where another tab has just
        // dropped every draft with its log-out; leaving by choice dropped them before
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
      // the watch above tells the machine and the draft
      form.reset(values);
    },
  };
}

/** A draft keeps words, neither files nor passwords: those are given again (design: drafts). */
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

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldProblem } from '#domain/problems';
import { useEditor } from '#machines/record-editor/record-editor.react';
import { useAppServices } from './app-services';
import { timeAgo } from './dates';
import { FormFrame } from './FormFrame';
import { useRuledForm, useServerFaults } from './form';
import type { RecordEditing } from './record-editing';
import { toldBeside } from './told-by';

interface RecordFormProps<Draft extends FieldValues> {
  editing: RecordEditing<Draft>;
  /** What the form starts from: empty, or the record edited or copied. */
  initial: Draft;
  /** The domain's rules; the fake backend refuses by the same. */
  problemsOf: (draft: Draft) => FieldProblem[];
  /** Message id of the submit button. */
  submit: string;
  /** Names of passwords, which no draft keeps. */
  secrets?: readonly string[];
  /** Asks something before the draft is saved: `save` goes on. */
  beforeSave?: (draft: Draft, save: () => void) => void;
  children: ReactNode;
}

const MIRROR_PAUSE = 300;

/** The form of a record: rules beside the fields, server errors too, nothing typed is ever lost. */
export function RecordForm<Draft extends FieldValues>(props: RecordFormProps<Draft>) {
  const { editing, initial, problemsOf, submit, beforeSave, children } = props;
  const { editor, drafts } = editing;
  const [draft, setDraft] = useState(() => drafts?.read() ?? null);
  // a draft of an earlier day may lack what the form has now
  const form = useRuledForm({ ...initial, ...draft?.values }, problemsOf);
  const busy = useEditor(editor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useEditor(editor, ({ context }) => context.problem);
  const unplaced = useServerFaults(problem, form, Object.keys(initial));
  const mirror = useMirror(props, form, draft !== null);

  return (
    <FormFrame
      form={form}
      busy={busy}
      problems={[...unplaced, ...toldBeside(problem)]}
      onSubmit={(values) => {
        const save = () => editor.send({ type: 'save', draft: values });
        if (beforeSave) beforeSave(values, save);
        else save();
      }}
      submit={submit}
      notice={
        draft ? (
          <DraftNotice
            at={draft.at}
            onDiscard={() => {
              form.reset(initial);
              mirror.forget();
              setDraft(null);
            }}
          />
        ) : null
      }
      actions={
        <button type="button" className="button" disabled={busy} onClick={editing.close}>
          <FormattedMessage id="common.cancel" />
        </button>
      }
    >
      {children}
    </FormFrame>
  );
}

function DraftNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const intl = useIntl();
  const { clock } = useAppServices();
  return (
    <div className="notice" role="status">
      <p>
        <FormattedMessage id="record.draft.restored" values={{ ago: timeAgo(intl, at, clock.now()) }} />
      </p>
      <button type="button" className="button small" onClick={onDiscard}>
        <FormattedMessage id="record.draft.discard" />
      </button>
    </div>
  );
}

/** Tells the machine whether there is something to lose, and keeps a copy of what is typed. */
function useMirror<Draft extends FieldValues>(
  { editing: { editor, drafts }, initial, secrets: hidden = [] }: RecordFormProps<Draft>,
  form: UseFormReturn<Draft>,
  startsDirty: boolean,
) {
  const { clock } = useAppServices();
  const first = useRef(initial);
  const secrets = useRef(hidden);
  const start = useRef(JSON.stringify(initial));
  const dirty = useRef(startsDirty);
  const timer = useRef<number>(undefined);

  useEffect(
    function mirrorTyping() {
      if (dirty.current) editor.send({ type: 'changed' });
      const stop = () => {
        if (timer.current !== undefined) clock.clearTimeout(timer.current);
        timer.current = undefined;
      };
      const write = () => {
        stop();
        if (dirty.current) drafts?.write(keepable(form.getValues(), first.current, secrets.current));
      };
      const subscription = form.watch((values) => {
        dirty.current = JSON.stringify(values) !== start.current;
        editor.send({ type: dirty.current ? 'changed' : 'restored' });
        stop();
        timer.current = clock.setTimeout(dirty.current ? write : () => drafts?.drop(), MIRROR_PAUSE);
      });
      window.addEventListener('pagehide', write);
      return () => {
        // a form that goes away while still dirty lost its page, not its words: also where another tab has just
        // dropped every draft with its log-out; leaving by choice dropped them before
        if (!editor.getSnapshot().matches('closed')) write();
        stop();
        subscription.unsubscribe();
        window.removeEventListener('pagehide', write);
      };
    },
    [form, editor, drafts, clock],
  );

  return {
    forget() {
      dirty.current = false;
      drafts?.drop();
      editor.send({ type: 'restored' });
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
      value instanceof Blob || secrets.includes(name) ? initial[name] : value,
    ]),
  ) as Draft;

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Problem } from '#api/problem';
import type { FieldFault, FieldProblem } from '#domain/problems';
import { useEditor } from '#machines/record-editor/record-editor.react';
import { useAppServices } from './app-services';
import { timeAgo } from './dates';
import { useIme } from './ime';
import { textOf } from './message';
import type { RecordEditing } from './record-editing';

interface RecordFormProps<Draft extends FieldValues> {
  editing: RecordEditing<Draft>;
  /** What the form starts from: empty, or the record edited or copied. */
  initial: Draft;
  /** The domain's rules; the fake backend refuses by the same. */
  problemsOf: (draft: Draft) => FieldProblem[];
  /** Message id of the submit button. */
  submit: string;
  children: ReactNode;
}

const MIRROR_PAUSE = 300;

/** The one form of the console: rules beside the fields, server errors too, nothing typed is ever lost. */
export function RecordForm<Draft extends FieldValues>(props: RecordFormProps<Draft>) {
  const { editing, initial, problemsOf, submit, children } = props;
  const { editor, drafts } = editing;
  const intl = useIntl();
  const ime = useIme();
  const [draft, setDraft] = useState(() => drafts?.read() ?? null);
  const form = useForm<Draft>({
    defaultValues: (draft?.values ?? initial) as DefaultValues<Draft>,
    mode: 'onTouched',
    resolver: (values) => {
      const problems = problemsOf(values);
      return problems.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errorsOf(problems, intl) };
    },
  });
  const busy = useEditor(editor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useEditor(editor, ({ context }) => context.problem);
  const unplaced = useServerFaults(problem, form, Object.keys(initial));
  const mirror = useMirror(props, form, draft !== null);

  return (
    <FormProvider {...form}>
      <form
        className="record-form"
        noValidate
        aria-busy={busy}
        onSubmit={(event) =>
          void form.handleSubmit((values) => editor.send({ type: 'save', draft: values }))(event)
        }
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !ime.isEnter(event)) {
            event.preventDefault();
          }
        }}
        onCompositionStart={ime.handlers.onCompositionStart}
        onCompositionEnd={ime.handlers.onCompositionEnd}
      >
        {draft ? (
          <DraftNotice
            at={draft.at}
            onDiscard={() => {
              form.reset(initial);
              mirror.forget();
              setDraft(null);
            }}
          />
        ) : null}
        {unplaced.length > 0 ? (
          <ul className="form-problems" role="alert">
            {unplaced.map((fault) => (
              <li key={fault.field}>{faultText(fault, intl)}</li>
            ))}
          </ul>
        ) : null}
        {children}
        <footer className="form-footer">
          <button type="button" className="button" disabled={busy} onClick={editing.close}>
            <FormattedMessage id="common.cancel" />
          </button>
          <button type="submit" className="button primary" disabled={busy}>
            {busy ? <span className="spinner" aria-hidden="true" /> : null}
            <FormattedMessage id={submit} />
          </button>
        </footer>
      </form>
    </FormProvider>
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
  { editing: { editor, drafts }, initial }: RecordFormProps<Draft>,
  form: ReturnType<typeof useForm<Draft>>,
  startsDirty: boolean,
) {
  const { clock } = useAppServices();
  const start = useRef(JSON.stringify(initial));
  const dirty = useRef(startsDirty);
  const timer = useRef<number>(undefined);

  useEffect(
    function mirrorTyping() {
      if (dirty.current) editor.send({ type: 'changed' });
      const flush = () => {
        if (timer.current === undefined) return;
        clock.clearTimeout(timer.current);
        timer.current = undefined;
        if (dirty.current) drafts?.write(form.getValues());
      };
      const subscription = form.watch((values) => {
        dirty.current = JSON.stringify(values) !== start.current;
        editor.send({ type: dirty.current ? 'changed' : 'restored' });
        if (timer.current !== undefined) clock.clearTimeout(timer.current);
        timer.current = clock.setTimeout(dirty.current ? flush : () => drafts?.drop(), MIRROR_PAUSE);
      });
      window.addEventListener('pagehide', flush);
      return () => {
        // a form that goes away while still dirty lost its page, not its words; leaving by choice dropped them before
        if (!editor.getSnapshot().matches('closed')) flush();
        if (timer.current !== undefined) clock.clearTimeout(timer.current);
        subscription.unsubscribe();
        window.removeEventListener('pagehide', flush);
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

/** Puts the server's faults at their fields; what has no field here is returned, to be said above the form. */
function useServerFaults<Draft extends FieldValues>(
  problem: unknown,
  form: ReturnType<typeof useForm<Draft>>,
  fields: readonly string[],
): readonly FieldFault[] {
  const intl = useIntl();
  const faults = problem instanceof Problem ? problem.fields : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each problem, not for each render
  useEffect(
    function placeFaults() {
      for (const [index, fault] of faults.filter(({ field }) => fields.includes(field)).entries()) {
        const message = faultText(fault, intl);
        form.setError(fault.field as Path<Draft>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
    [problem],
  );
  return faults.filter(({ field }) => !fields.includes(field));
}

const faultText = (fault: FieldFault, intl: IntlShape): string =>
  'text' in fault ? fault.text : textOf(intl, { messageId: fault.messageId, values: fault.values });

const errorsOf = (problems: FieldProblem[], intl: IntlShape): never =>
  Object.fromEntries(
    problems.map((problem) => [problem.field, { type: 'rule', message: faultText(problem, intl) }]),
  ) as never;

import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Problem } from '#api/http/problem';
import type { FieldProblem } from '#domain/base/problems';
import type { OtherDraft } from '#kit/context/draft';
import { FormFrame } from '#kit/form/FormFrame';
import { useRuledForm, useServerFaults } from '#kit/form/form';
import { lazyComponent } from '#kit/page/lazy-component';
import { messagesBesideForm } from '#kit/services/problem-messages';
import type { SaveRequest } from '#machines/record-editor/record-editor.setup';
import { DraftNotice } from './DraftNotice';
import type { RecordEditing } from './record-editing';
import { useMirror } from './use-mirror';

// seldom needed, and with it all that shows a file
const ConflictDialog = lazyComponent(() => import('./ConflictDialog'), null);

interface RecordFormProps<Draft extends FieldValues, Row> {
  editing: RecordEditing<Draft>;
  /** What the form starts from: empty, or the record edited or copied. */
  initial: Draft;
  /** The record that is edited, and its words in this form: a save is held when it is another by then. */
  edited?: { row: Row; valuesOf: (row: Row) => Draft } | null | undefined;
  /** The domain's rules; the fake backend refuses by the same. */
  problemsOf: (draft: Draft) => FieldProblem[];
  /** Message id of the submit button. */
  submit: string;
  /** Names of passwords, which no draft keeps and nothing shows. */
  secrets?: readonly string[];
  /** Asks something before the draft is saved: `save` goes on. */
  beforeSave?: (draft: Draft, save: () => void) => void;
  children: ReactNode;
}

/** The form of a record: rules beside the fields, server errors too, nothing typed is ever lost. */
export function RecordForm<Draft extends FieldValues, Row = never>(props: RecordFormProps<Draft, Row>) {
  const { editing, problemsOf, submit, secrets = NONE, beforeSave, children } = props;
  const { editor, drafts } = editing;
  // the row may be asked again under the hand that changes it: what is being changed is what was opened
  const [{ initial, edited, draft }] = useState(() => ({ ...props, draft: drafts?.read() ?? null }));
  if (editing.record?.mode === 'edit' && !edited) throw new Error('which record is edited?');
  const [shown, setShown] = useState<{ at: number } | null>(draft);
  const [others, setOthers] = useState(() => drafts?.others() ?? []);
  // a draft of an earlier day may lack what the form has now
  const form = useRuledForm({ ...initial, ...draft?.values }, problemsOf);
  const busy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(editor, ({ context }) => context.problem);
  const unplaced = useServerFaults(problem, form, Object.keys(initial));
  const mirror = useMirror({
    form,
    editor,
    drafts,
    start: { values: initial, record: draft?.started ?? edited?.row },
    startsDirty: draft !== null,
    secrets,
  });

  function take(other: OtherDraft<Draft>) {
    mirror.putAside();
    drafts?.take(other.key);
    mirror.replace(
      { ...initial, ...other.values },
      { values: initial, record: other.started ?? edited?.row },
    );
    setShown(other);
    setOthers(drafts?.others() ?? []);
  }

  return (
    <>
      <FormFrame
        form={form}
        busy={busy}
        problems={[...unplaced, ...(isMissing(problem) ? [MISSING] : []), ...messagesBesideForm(problem)]}
        onSubmit={(values) => {
          const save = () => {
            mirror.keep();
            editing.save(values);
          };
          if (beforeSave) beforeSave(values, save);
          else save();
        }}
        submit={submit}
        notice={
          <DraftNotice
            at={shown?.at ?? null}
            onDiscard={() => {
              drafts?.drop();
              mirror.replace(initial, { values: initial, record: edited?.row });
              setShown(null);
            }}
            others={others}
            onTake={take}
            onForget={({ key }) => {
              drafts?.forget(key);
              setOthers(drafts?.others() ?? []);
            }}
          />
        }
        actions={
          // also during a save: one that hangs can be left
          <button type="button" className="button" onClick={editing.close}>
            <FormattedMessage id="common.cancel" />
          </button>
        }
      >
        {children}
      </FormFrame>
      {edited ? (
        <Conflict
          editing={editing}
          valuesOf={edited.valuesOf}
          secrets={secrets}
          onAdopt={(values, record) => {
            drafts?.drop();
            editor.send({ type: 'adopt' });
            mirror.replace(values, { values, record });
            setShown(null);
          }}
        />
      ) : null}
    </>
  );
}

interface ConflictProps<Draft extends FieldValues, Row> {
  editing: RecordEditing<Draft>;
  valuesOf: (row: Row) => Draft;
  secrets: readonly string[];
  onAdopt: (values: Draft, record: Row) => void;
}

function Conflict<Draft extends FieldValues, Row>({
  editing: { editor },
  valuesOf,
  secrets,
  onAdopt,
}: ConflictProps<Draft, Row>) {
  const conflicted = useSelector(editor, (snapshot) => snapshot.matches('conflicted'));
  if (!conflicted) return null;
  // the machine carries them without reading them: they are this form's
  const { started, request, theirs } = editor.getSnapshot().context as {
    started: Row;
    request: SaveRequest<Draft>;
    theirs: Row;
  };
  const values = valuesOf(theirs);
  return (
    <ConflictDialog
      mine={request.draft}
      theirs={values}
      started={valuesOf(started)}
      secrets={secrets}
      onOverwrite={() => editor.send({ type: 'overwrite' })}
      onAdopt={() => onAdopt(values, theirs)}
      onBack={() => editor.send({ type: 'stay' })}
    />
  );
}

const NONE: readonly string[] = [];
const MISSING = { messageId: 'record.missing' };

/** Somebody has deleted it meanwhile. */
const isMissing = (problem: unknown): boolean => problem instanceof Problem && problem.status === 404;

import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Problem } from '#api/http/problem';
import { draftProblems } from '#domain/base/draft-problems';
import type { DraftSchema } from '#domain/base/field-rule';
import type { FieldProblem, Message } from '#domain/base/problems';
import type { OtherDraft } from '#kit/context/draft';
import { ClosedFieldsProvider } from '#kit/field/ReadableField';
import { FormFrame } from '#kit/form/FormFrame';
import { useRuledForm, useServerFaults } from '#kit/form/form';
import { lazyComponent } from '#kit/page/lazy-component';
import { messagesBesideForm } from '#kit/services/problem-messages';
import type { SaveRequest } from '#machines/record-editor/record-editor.setup';
import { DraftNotice } from './DraftNotice';
import { useDraftMirror } from './use-mirror';
import type { RecordController } from './use-record-controller';
import { type EditedRecord, useUnreadableFields } from './use-unreadable-fields';

// both are rarely needed; the first loads all components that show files
const ConflictDialog = lazyComponent(() => import('./ConflictDialog'), null);
const RepeatConfirmation = lazyComponent(() => import('#kit/form/RepeatConfirmation'), null);

interface RecordFormProps<Draft extends FieldValues, Row> {
  recordController: RecordController<Draft>;
  /** The initial values: empty, or those of the record that is edited or copied. */
  initial: Draft;
  /** The record that is edited, and its form values: a save stops if the record has changed. */
  edited?: EditedRecord<Draft, Row> | null | undefined;
  /** See `FormFrame`. */
  rules: DraftSchema;
  /** All problems of a draft with rules across fields; the fake backend reports the same ones. */
  problemsOf?: ((draft: Draft) => FieldProblem[]) | undefined;
  /** Message id of the submit button. */
  submit: string;
  /** Names of password fields, which are never stored in a draft or shown. */
  secrets?: readonly string[];
  /** Runs before a save, and asks for a confirmation: `save` continues. */
  beforeSave?: (draft: Draft, save: () => void) => void;
  children: ReactNode;
}

/** The form of a record, with rules and server errors at its fields; input is never lost. */
export function RecordForm<Draft extends FieldValues, Row = never>(props: RecordFormProps<Draft, Row>) {
  const { recordController, rules, submit, secrets = NO_SECRETS, beforeSave, children } = props;
  const { problemsOf = (values: Draft) => draftProblems(rules, values) } = props;
  const { editor, drafts } = recordController;
  // captured at mount: a refetch of the row during the editing must not change the base of the comparison
  const [{ initial, edited, draft }] = useState(() => ({ ...props, draft: drafts?.read() ?? null }));
  if (recordController.record?.mode === 'edit' && !edited) throw new Error('which record is edited?');
  const [shownDraft, setShownDraft] = useState<{ at: number } | null>(draft);
  const [otherDrafts, setOtherDrafts] = useState(() => drafts?.others() ?? []);
  const unreadableFields = useUnreadableFields(edited, initial, secrets, problemsOf);
  // an old draft may lack fields that the form has gained
  const form = useRuledForm({ ...initial, ...draft?.values }, unreadableFields.problemsOf);
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(editor, ({ context }) => context.problem);
  const isConfirmingRepeat = useSelector(editor, (snapshot) => snapshot.matches('confirmingRepeat'));
  const isFound = useSelector(editor, ({ context }) => context.found);
  const faultsWithoutField = useServerFaults(problem, form, Object.keys(initial));
  const mirror = useDraftMirror({
    form,
    editor,
    drafts,
    start: { values: initial, record: draft?.started ?? edited?.row },
    startsDirty: draft !== null,
    secrets,
  });

  function takeOtherDraft(other: OtherDraft<Draft>) {
    mirror.putAside();
    drafts?.take(other.key);
    mirror.replace(
      { ...initial, ...other.values },
      { values: initial, record: other.started ?? edited?.row },
    );
    setShownDraft(other);
    setOtherDrafts(drafts?.others() ?? []);
  }

  return (
    <>
      <FormFrame
        form={form}
        rules={rules}
        busy={isBusy}
        problems={[
          ...faultsWithoutField,
          ...(isMissing(problem) ? [RECORD_MISSING] : []),
          ...messagesBesideForm(problem),
          ...(isFound === null
            ? []
            : [unconfirmedMessage(isFound, recordController.record?.mode === 'edit')]),
        ]}
        onSubmit={(values) => {
          const save = () => {
            mirror.keep();
            // one confirmation is enough for a save that is repeated
            recordController.save(values, {
              isConfirmedRepeat: beforeSave !== undefined,
              omitted: unreadableFields.omittedFrom(values),
            });
          };
          if (beforeSave) beforeSave(values, save);
          else save();
        }}
        submit={submit}
        notice={
          <DraftNotice
            at={shownDraft?.at ?? null}
            onDiscard={() => {
              drafts?.drop();
              mirror.replace(initial, { values: initial, record: edited?.row });
              setShownDraft(null);
            }}
            otherDrafts={otherDrafts}
            onTake={takeOtherDraft}
            onForget={({ key }) => {
              drafts?.forget(key);
              setOtherDrafts(drafts?.others() ?? []);
            }}
          />
        }
        actions={
          // enabled during a save too: the user can leave a request that hangs
          <button type="button" className="button" onClick={recordController.close}>
            <FormattedMessage id="common.cancel" />
          </button>
        }
      >
        <ClosedFieldsProvider value={unreadableFields}>{children}</ClosedFieldsProvider>
      </FormFrame>
      {isConfirmingRepeat ? (
        <RepeatConfirmation
          onConfirm={() => editor.send({ type: 'confirm' })}
          onCancel={() => editor.send({ type: 'stay' })}
        />
      ) : null}
      {edited ? (
        <RecordConflict
          recordController={recordController}
          valuesOf={edited.valuesOf}
          secrets={secrets}
          onAdopt={(values, record) => {
            drafts?.drop();
            editor.send({ type: 'adopt' });
            unreadableFields.restart(record);
            mirror.replace(values, { values, record });
            setShownDraft(null);
          }}
        />
      ) : null}
    </>
  );
}

interface RecordConflictProps<Draft extends FieldValues, Row> {
  recordController: RecordController<Draft>;
  valuesOf: (row: Row) => Draft;
  secrets: readonly string[];
  onAdopt: (values: Draft, record: Row) => void;
}

function RecordConflict<Draft extends FieldValues, Row>({
  recordController: { editor },
  valuesOf,
  secrets,
  onAdopt,
}: RecordConflictProps<Draft, Row>) {
  const isConflicted = useSelector(editor, (snapshot) => snapshot.matches('conflicted'));
  if (!isConflicted) return null;
  // the machine's context has no types for them: they are of this form's types
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

const NO_SECRETS: readonly string[] = [];
const RECORD_MISSING = { messageId: 'record.missing' };

/** What the server has after a save with an unknown outcome. */
const unconfirmedMessage = (isFound: boolean, isEdit: boolean): Message => ({
  messageId: `record.unconfirmed.${isEdit ? (isFound ? 'changed' : 'unchanged') : isFound ? 'found' : 'notFound'}`,
});

/** Another user has deleted the record. */
const isMissing = (problem: unknown): boolean => problem instanceof Problem && problem.status === 404;

import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ListQuery } from '#api/http/shapes';
import { matchingKeys, matchingUserList } from '#api/recruitment/matching-queries';
import type { MatchingUser, MatchingUserConfirmation } from '#domain/recruitment/matching-user';
import { StateTag } from '#kit/column/StateTag';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { RecordTable } from '#kit/list/RecordTable';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { useRecordList } from '#kit/list/use-record-list';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { RowToEdit } from '#kit/record/RowOnPage';
import { type RecordEditing, useRecordEditing } from '#kit/record/record-editing';
import { identityColumns, identityName } from './columns';
import { identityEffects } from './effects';

const IdentityForm = lazyComponent(() => import('./IdentityForm'));

/** 本人確認: check the document, then confirm it with the gender in it, or reject it (R-SCR-18, R-STATE-05). */
export default function IdentitiesView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const filter = useAddressFilter<string>('state', STATES);
  const narrowed = filterQuery(filter.value);
  const records = useRecordList((page) => matchingUserList(scope, { ...unsearched(page), ...narrowed }));
  const { list } = records;
  const effects = useMemo(() => identityEffects(scope, queryClient), [scope, queryClient]);
  const editing = useRecordEditing<MatchingUserConfirmation, MatchingUser>({
    form: 'identity',
    effects,
    read: records.read,
    list,
    modes: ['edit'],
    // The response may be no record, or a record without the decision.
    savedMessage: (saved, sent) => ({
      messageId: (saved?.confirmed ?? sent.confirmed) ? 'identity.confirmedNow' : 'identity.rejectedNow',
    }),
    filters: ['state'],
  });
  useFreshAfterRefusal(editing, () => queryClient.invalidateQueries({ queryKey: matchingKeys.users(scope) }));
  const columns = identityColumns(editing.hrefs.edit);
  return (
    <>
      <PageHead title="identity.title" />
      <RecordTable
        {...records}
        caption="identity.title"
        empty="empty.identities"
        columns={columns}
        rowKey={({ id }) => id}
        opens={editing.hrefs.edit}
        filters={[
          {
            filter,
            label: 'identity.state',
            option: (value) => (value === 'waiting' ? 'identity.waiting' : 'views.all'),
          },
        ]}
        actionRoom="words"
        actions={(row) => <Verdict row={row} editing={editing} />}
      />
      <RecordDialogs
        editing={editing}
        titles={{ view: VERIFY, create: VERIFY, copy: VERIFY, edit: VERIFY }}
        detail={() => null}
        form={(_, id) =>
          id === null ? null : (
            <RowToEdit records={records} id={id}>
              {(row) => <IdentityForm user={row} editing={editing} />}
            </RowToEdit>
          )
        }
      />
    </>
  );
}

IdentitiesView.first = ({ queryClient, scope, listQuery, parameters }: PrefetchContext) =>
  queryClient.prefetchQuery(
    matchingUserList(scope, { ...unsearched(listQuery()), ...filterQuery(parameters.get('state')) }),
  );

const STATES = ['all', 'waiting'] as const;

const filterQuery = (state: string | null) =>
  filterOf(state, STATES) === 'waiting' ? { waiting: true } : {};

/** The request has no search. */
const unsearched = ({ search: _, ...narrowed }: ListQuery) => narrowed;

const VERIFY = 'identity.verify.title';

/** Another user may have decided meanwhile: the current data of the server is loaded. */
function useFreshAfterRefusal({ editor }: RecordEditing<MatchingUserConfirmation>, refresh: () => unknown) {
  const problem = useSelector(editor, ({ context }) => context.problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each refusal, not for each render
  useEffect(
    function refetchList() {
      if (problem !== null) void refresh();
    },
    [problem],
  );
}

/** The decision, or the link to decide. */
function Verdict({ row, editing }: { row: MatchingUser; editing: RecordEditing<MatchingUserConfirmation> }) {
  const label = useIntl().formatMessage({ id: 'identity.verifyNamed' }, { name: identityName(row) });
  if (row.confirmed != null) {
    return (
      <StateTag
        tone={row.confirmed ? 'done' : 'refused'}
        text={row.confirmed ? 'identity.confirmed' : 'identity.rejected'}
      />
    );
  }
  return (
    <Link className="button small" href={editing.hrefs.edit(row.id)} aria-label={label}>
      <span className="pi pi-id-card" aria-hidden="true" />
      <span className="button-text">
        <FormattedMessage id="identity.verify" />
      </span>
    </Link>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListQuery } from '#api/http/shapes';
import { matchingUserList, waitingUserCount } from '#api/recruitment/matching-queries';
import { isWaiting } from '#domain/recruitment/matching-user';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { inWholeList } from '#kit/decision-queue/in-whole-list';
import { QueuePanes } from '#kit/decision-queue/QueuePanes';
import { QueueProgress } from '#kit/decision-queue/QueueStatus';
import { QUEUE_STATES, QueueTabs, waitingOf } from '#kit/decision-queue/QueueTabs';
import { QueueWidth } from '#kit/decision-queue/QueueWidth';
import { useQueue } from '#kit/decision-queue/use-queue';
import { RecordTable } from '#kit/list/RecordTable';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { useRecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import { deliverIdentity } from '#records/identity/deliver-identity';
import { IdentityState } from '#records/identity/IdentityState';
import { identityName } from '#records/identity/identity-name';
import { IDENTITY_VERDICTS } from '#records/identity/identity-verdicts';
import { MatchingUserEvidence } from '#records/identity/MatchingUserEvidence';
import { useGenderCheck } from '#records/identity/use-gender-check';
import { identityColumns } from './columns';

/** 本人確認: check documents, then confirm each with the gender in it, or reject it (R-SCR-18, R-STATE-05). */
export default function IdentitiesView() {
  const scope = useScope();
  const queryClient = useQueryClient();
  const filter = useAddressFilter('state', QUEUE_STATES, () => ['edit']);
  const stateParameters = stateQuery(filter.value);
  const recordList = useRecordList((page) =>
    matchingUserList(scope, { ...unsearched(page), ...stateParameters }),
  );
  const records = inWholeList(recordList, (page) =>
    queryClient.fetchQuery({ ...matchingUserList(scope, unsearched(page)), staleTime: 0 }),
  );
  const waitingCount = useQuery(waitingUserCount(scope)).data;
  const queue = useQueue({
    name: 'identities',
    mode: 'edit',
    records,
    verdicts: IDENTITY_VERDICTS,
    nameOf: identityName,
    isWaiting,
    onlyWaiting: filter.value === 'waiting',
    deliver: useMemo(() => deliverIdentity(scope, queryClient), [scope, queryClient]),
  });
  const [decide, genderDialog] = useGenderCheck(identityName, queue.decide);
  return (
    <>
      {genderDialog}
      <PageHead title="identity.title" tabs={<QueueTabs filter={filter} />}>
        <QueueProgress queue={queue} waiting={waitingCount} />
        <QueueWidth queue={queue} />
      </PageHead>
      <QueuePanes
        queue={{ ...queue, decide }}
        records={records}
        kind="identity.verify.title"
        waiting={waitingCount}
        nameOf={identityName}
        verdictsOf={(row) => (isWaiting(row) ? IDENTITY_VERDICTS : [])}
        lead="identity.genderShown"
        tagOf={(row) => (isWaiting(row) ? null : <IdentityState row={row} />)}
        evidence={(row) => <MatchingUserEvidence row={row} />}
      >
        <RecordTable
          {...records}
          caption="identity.title"
          empty="empty.identities"
          columns={identityColumns(queue.hrefs.open, queue.held)}
          rowKey={({ id }) => id}
          openId={queue.openId}
          opens={queue.hrefs.open}
        />
      </QueuePanes>
    </>
  );
}

IdentitiesView.first = ({ queryClient, scope, listQuery, parameters }: PrefetchContext) =>
  queryClient.prefetchQuery(
    matchingUserList(scope, {
      ...unsearched(listQuery()),
      ...stateQuery(filterOf(parameters.get('state'), QUEUE_STATES)),
    }),
  );

const stateQuery = (state: (typeof QUEUE_STATES)[number]) => {
  const waiting = waitingOf(state);
  return waiting === undefined ? {} : { waiting };
};

/** The request has no search. */
const unsearched = ({ search: _, ...narrowed }: ListQuery) => narrowed;

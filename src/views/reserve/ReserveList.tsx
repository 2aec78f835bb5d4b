import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ReserveFilter, reserveList } from '#api/offers/reserve-queries';
import type { When } from '#domain/base/when';
import { RESERVE_STATES_WHEN, type ReserveState } from '#domain/offers/reserve';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useNow } from '#kit/context/use-now';
import { TasksReturn } from '#kit/decision-queue/TasksReturn';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { filterOf, useAddressFilter } from '#kit/list/use-address-filter';
import { useRecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import { reserveName } from '#records/reserve/reserve-state';
import { AcceptButton, acceptOnCard, reserveButtons } from './ReserveButtons';
import { ReserveDialogs } from './ReserveDialogs';
import { reserveColumns } from './reserve-columns';
import type { HeldAcceptances } from './use-held-acceptances';
import { useReserveController, useReserveCounts } from './use-reserve-controller';

const stateChoicesWhen = (when: When): readonly ['all', ...ReserveState[]] => [
  'all',
  ...RESERVE_STATES_WHEN[when],
];

/** The filter of an address: `?tab=past&state=cancelled`. An expired reservation is past wherever its link leads. */
export function reserveFilter(parameters: URLSearchParams): ReserveFilter {
  const state = parameters.get('state');
  const when = parameters.get('tab') === 'past' || state === 'expired' ? 'past' : 'upcoming';
  return { when, state: filterOf(state, stateChoicesWhen(when)) };
}

interface ReserveListProps {
  tabs: ReactNode;
  when: When;
  acceptances: HeldAcceptances;
}

/** 予約 as a list: search, state, accept several, one after the other (R-ENT-41, R-STATE-15). */
export function ReserveList({ tabs, when, acceptances }: ReserveListProps) {
  const intl = useIntl();
  const scope = useScope();
  const { clock } = useAppServices();
  const filter = useAddressFilter('state', stateChoicesWhen(when));
  const records = useRecordList((listQuery) =>
    reserveList(scope, { state: filter.value, when }, listQuery, () => clock.now()),
  );
  const { list, query } = records;
  const rows = query.data?.content;
  const counts = useReserveCounts(when, query.isSuccess);
  const now = useNow(rows?.map(({ date }) => date) ?? []);
  const selection = useSelection({ page: list.page, search: `${filter.value} ${list.search}` }, rows);
  const controller = useReserveController(list, acceptances, selection.choose);
  const countOf = (value: ReserveFilter['state']) =>
    value === 'all'
      ? counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
      : counts?.[value];
  const waitingCount = counts?.waiting;
  return (
    <>
      <PageHead title="reserve.title" tabs={tabs}>
        <TasksReturn />
        {waitingCount === undefined ? null : (
          <p className={waitingCount > 0 ? 'tag strong reserve-figure' : 'tag reserve-figure'}>
            <FormattedMessage id="reserve.waiting" values={{ count: waitingCount }} />
          </p>
        )}
      </PageHead>
      <RecordTable
        {...records}
        caption="reserve.title"
        empty={when === 'past' ? 'empty.pastReserves' : 'empty.reserves'}
        search="reserve.search"
        filters={[{ filter, label: 'reserve.state', option: (value) => `reserve.state.${value}`, countOf }]}
        columns={reserveColumns(controller, now)}
        rowKey={({ id }) => id}
        opens={controller.recordController.hrefs.view}
        selection={{
          chosen: selection,
          nameOf: (row) => reserveName(intl, row),
          actions: (
            <AcceptButton
              rows={rows?.filter(({ id }) => selection.ids.includes(id)) ?? []}
              now={now}
              controller={controller}
            />
          ),
        }}
        actionRoom="due"
        actions={(row) => reserveButtons({ row, now, controller })}
        cardAction={(row) => acceptOnCard({ row, now, controller })}
      />
      <ReserveDialogs controller={controller} rows={rows} waitingCount={waitingCount} />
    </>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reserveList } from '#api/offers/reserve-queries';
import { RESERVE_STATES } from '#domain/offers/reserve';
import { reserveName } from '#kit/column/reserve-state';
import { useScope } from '#kit/context/scope';
import { useNow } from '#kit/context/use-now';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { useRecordList } from '#kit/list/use-record-list';
import { PageHead } from '#kit/page/PageHead';
import { AcceptButton, acceptOnCard, reserveButtons } from './ReserveButtons';
import { ReserveDialogs } from './ReserveDialogs';
import { reserveColumns } from './reserve-columns';
import { useReserveController, useReserveCounts } from './use-reserve-controller';

export type StateFilter = (typeof STATE_FILTERS)[number];
export const STATE_FILTERS = ['all', ...RESERVE_STATES] as const;

/** 予約 as a list: search, state, accept several, one after the other (R-ENT-41, R-STATE-15). */
export function ReserveList({ tabs }: { tabs: ReactNode }) {
  const intl = useIntl();
  const scope = useScope();
  const filter = useAddressFilter('state', STATE_FILTERS);
  const records = useRecordList((listQuery) => reserveList(scope, filter.value, listQuery));
  const { list, query } = records;
  const rows = query.data?.content;
  const counts = useReserveCounts(query.isSuccess);
  const now = useNow(rows?.map(({ date }) => date) ?? []);
  const chosen = useSelection({ page: list.page, search: `${filter.value} ${list.search}` }, rows);
  const controller = useReserveController(list, chosen.choose);
  const countOf = (value: StateFilter) =>
    value === 'all'
      ? counts && RESERVE_STATES.reduce((sum, state) => sum + counts[state], 0)
      : counts?.[value];
  return (
    <>
      <PageHead title="reserve.title" tabs={tabs}>
        {counts ? (
          <p className={counts.waiting > 0 ? 'tag strong reserve-figure' : 'tag reserve-figure'}>
            <FormattedMessage id="reserve.waiting" values={{ count: counts.waiting }} />
          </p>
        ) : null}
      </PageHead>
      <RecordTable
        {...records}
        caption="reserve.title"
        empty="empty.reserves"
        search="reserve.search"
        filters={[{ filter, label: 'reserve.state', option: (value) => `reserve.state.${value}`, countOf }]}
        columns={reserveColumns(controller, now)}
        rowKey={({ id }) => id}
        opens={controller.editing.hrefs.view}
        selection={{
          chosen,
          nameOf: (row) => reserveName(intl, row),
          actions: (
            <AcceptButton
              rows={rows?.filter(({ id }) => chosen.ids.includes(id)) ?? []}
              now={now}
              controller={controller}
            />
          ),
        }}
        actionRoom="due"
        actions={(row) => reserveButtons({ row, now, controller })}
        cardAction={(row) => acceptOnCard({ row, now, controller })}
      />
      <ReserveDialogs controller={controller} rows={rows} waiting={counts?.waiting} />
    </>
  );
}

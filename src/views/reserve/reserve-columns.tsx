import { FormattedMessage } from 'react-intl';
import type { Reserve } from '#domain/offers/reserve';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { guestOf, ReserveTag } from '#kit/column/reserve-state';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { stateAt } from '#machines/reservation/reservation-rules';

/** `now`: the state depends on it, so the server can filter by the state but not sort by it. */
export const reserveColumns = (hrefOf: (id: number) => string, now: number): readonly Column<Reserve>[] => [
  nameColumn({ id: 'user', title: 'reserve.user' }, guestOf, hrefOf),
  textColumn('shop', 'reserve.shop', { card: 'meta' }),
  timeColumn('date', 'field.date'),
  {
    id: 'people',
    title: 'field.people',
    kind: 'number',
    width: 'short',
    sort: 'people',
    cell: ({ people }) => people,
    onCard: ({ people }) => <FormattedMessage id="reserve.people" values={{ count: people }} />,
  },
  {
    id: 'status',
    title: 'reserve.state',
    width: 'state',
    text(row, { intl }) {
      const state = stateAt(row, now);
      return state == null ? null : intl.formatMessage({ id: `reserve.state.${state}` });
    },
    cell: (row) => <ReserveTag state={stateAt(row, now)} />,
  },
];

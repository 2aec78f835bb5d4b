import { FormattedMessage } from 'react-intl';
import type { Reserve } from '#domain/offers/reserve';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { textColumn } from '#kit/column/text-column';
import { upcomingColumn } from '#kit/column/upcoming-column';
import { HeldTag } from '#kit/decision-queue/HeldTag';
import { stateAt } from '#machines/reservation/reservation-rules';
import { guestOf, ReserveTag } from '#records/reserve/reserve-state';
import { isAcceptable } from './decisions';
import type { ReserveController } from './use-reserve-controller';

/** `now`: the state depends on it, so the server can filter by the state but not sort by it. */
export const reserveColumns = (
  { recordController, acceptances: { held } }: ReserveController,
  now: number,
): readonly Column<Reserve>[] => [
  nameColumn({ id: 'user', title: 'reserve.user' }, guestOf, recordController.hrefs.view),
  textColumn('shop', 'reserve.shop', { card: 'meta' }),
  upcomingColumn('date', 'field.date'),
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
    cell: (row) => (
      <HeldTag held={held} id={row.id}>
        <ReserveTag state={stateAt(row, now)} />
      </HeldTag>
    ),
    // the button or the tag at the edge of the card tells it
    onCard: (row) =>
      isAcceptable(row, now) ? (
        <span className="visually-hidden">
          <FormattedMessage id="reserve.state.waiting" />
        </span>
      ) : null,
  },
];

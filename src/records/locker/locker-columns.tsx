import { isLockerState, type Locker, lockerName } from '#domain/offers/locker';
import type { Column } from '#kit/column/column';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import { Moment } from '#kit/date/Moment';
import { shortText } from '#kit/services/short-text';

/** The name of a locker in confirmations and buttons. */
export const nameOfLocker = (locker: Locker): string => shortText(lockerName(locker));

/** Shared by the list that edits lockers and the list that only shows them. */
export const LOCKER_COLUMNS: readonly Column<Locker>[] = [
  { id: 'name', title: 'locker.name', sort: 'name', cell: lockerName },
  {
    id: 'status',
    title: 'locker.status',
    width: 'state',
    sort: 'status',
    cell: ({ status }) => <LockerTag status={status} />,
    text: ({ status }, { intl }) =>
      status && isLockerState(status) ? intl.formatMessage({ id: `locker.status.${status}` }) : status,
  },
  textColumn('address', 'locker.address', { card: 'meta' }),
  timeColumn('created_at', 'record.created_at', 'wide'),
];

export const lockerDetail = (locker: Locker) => [
  { title: 'locker.name', value: locker.name },
  { title: 'locker.status', value: locker.status ? <LockerTag status={locker.status} /> : null },
  { title: 'locker.address', value: locker.address },
  { title: 'record.created_at', value: <Moment at={locker.created_at} /> },
];

const TONES = { available: 'done', in_use: 'ended', out_of_order: 'stopped' } satisfies Record<
  string,
  StateTone
>;

function LockerTag({ status }: Pick<Locker, 'status'>) {
  if (!status) return '–';
  if (!isLockerState(status)) return <span className="tag state">{status}</span>;
  return <StateTag tone={TONES[status]} text={`locker.status.${status}`} />;
}

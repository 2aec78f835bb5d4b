import { hasScreens } from '#domain/people/roles';
import type { Store } from '#mocks/backend/db/db';
import type { Account } from '#mocks/backend/seed/session/accounts';
import {
  type NotificationRow,
  notificationTable,
  type Receipt,
  readMarkTable,
  receiptTable,
} from '#mocks/backend/tables/messaging/notifications';
import { audienceTest } from './audience';
import { everyoneIn } from './people';

/** The receipts of notifications in one city at this moment. */
export interface Receipts {
  isSentTo(row: NotificationRow, person: Account): boolean;
  /** `isSentTo` for many people. */
  receiverTest(row: NotificationRow): (person: Account) => boolean;
  hasRead(row: NotificationRow, person: Account): boolean;
  hasConfirmed(row: NotificationRow, person: Account): boolean;
  receiversOf(row: NotificationRow): Account[];
}

export function receiptsIn(db: Store, city: string): Receipts {
  // By notification, then by person: most notifications have no receipts, and each has 10,000 people.
  const receipts = new Map<number, Map<number, Receipt>>();
  for (const receipt of db.of(receiptTable).list({ city }).rows) {
    const receiptOfPerson = receipts.get(receipt.notification_id) ?? new Map<number, Receipt>();
    receipts.set(receipt.notification_id, receiptOfPerson.set(receipt.person_id, receipt));
  }
  const readUntilOfPerson = new Map(
    db
      .of(readMarkTable)
      .list({ city })
      .rows.map(({ person_id, read_until }) => [person_id, read_until]),
  );
  let people: Account[] | undefined;
  const receiptOf = (row: NotificationRow, person: Account) => receipts.get(row.id)?.get(person.id);
  return {
    isSentTo: (row, person) => receiverTest(row)(person),
    receiverTest,
    hasRead(row, person) {
      const receipt = receiptOf(row, person);
      if (receipt) return receipt.read;
      // People without access to the console open it in the app.
      if (!usesConsole(person) || person.password_hash === '')
        return chanceOf(row.id, person.id) < row.opened;
      return row.read || (row.created_at ?? '') <= (readUntilOfPerson.get(person.id) ?? '');
    },
    hasConfirmed: (row, person) =>
      receiptOf(row, person)?.confirmed ?? (usesConsole(person) && row.confirmed === true),
    receiversOf(row) {
      people ??= everyoneIn(db, city).list({}).rows;
      return people.filter(receiverTest(row));
    },
  };
}

/** The number of notifications that this person has not read: the badge on the bell. */
export function unreadOf(db: Store, city: string, person: Account): number {
  const cityReceipts = receiptsIn(db, city);
  return db.of(notificationTable).count({
    city,
    filter: (row) => cityReceipts.isSentTo(row, person) && !cityReceipts.hasRead(row, person),
  });
}

/** Stores the receipt of one person. */
export function note(
  db: Store,
  row: NotificationRow,
  person: Account,
  change: Partial<Pick<Receipt, 'read' | 'confirmed'>>,
): void {
  const receipts = db.of(receiptTable);
  const { city, id } = row;
  const [receipt] = receipts.list({
    city,
    where: { notification_id: { equals: id }, person_id: { equals: person.id } },
  }).rows;
  if (receipt) {
    receipts.update(receipt.id, change);
    return;
  }
  const cityReceipts = receiptsIn(db, city);
  const stateBefore = {
    read: cityReceipts.hasRead(row, person),
    confirmed: cityReceipts.hasConfirmed(row, person),
  };
  receipts.create({ city, notification_id: id, person_id: person.id, ...stateBefore, ...change });
}

export function forgetReceipts(db: Store, { id, city }: NotificationRow): void {
  const receipts = db.of(receiptTable);
  const { rows } = receipts.list({ city, where: { notification_id: { equals: id } } });
  for (const receipt of rows) receipts.remove(receipt.id);
}

export function markAllRead(db: Store, city: string, person: Account, now: string): void {
  const marks = db.of(readMarkTable);
  const [mark] = marks.list({ city, where: { person_id: { equals: person.id } } }).rows;
  if (mark) marks.update(mark.id, { read_until: now });
  else marks.create({ city, person_id: person.id, read_until: now });
  // A notification that was nudged or resent after its first reading has a receipt, which overrides the mark.
  const receipts = db.of(receiptTable);
  receipts.updateAll(
    { city, where: { person_id: { equals: person.id }, read: { equals: false } } },
    { read: true },
  );
}

/** The receivers are the listed ids, or every matching person who existed when the notification was sent. */
function receiverTest({ receiver_ids, criteria, created_at }: NotificationRow): (person: Account) => boolean {
  if (receiver_ids) {
    const ids = new Set(receiver_ids);
    return ({ id }) => ids.has(id);
  }
  const sentAt = created_at ?? '';
  const isInAudience = audienceTest(criteria, Date.parse(sentAt));
  return (person) => (person.created_at ?? '') <= sentAt && isInAudience(person);
}

/** A receipt's id encodes notification and receiver: it needs no row before its first change. */
export const receiptIdOf = (row: NotificationRow, person: Account): number =>
  row.id * IDS_OF_PEOPLE + person.id;

export const readReceiptId = (id: number) => ({
  notification: Math.floor(id / IDS_OF_PEOPLE),
  person: id % IDS_OF_PEOPLE,
});

const IDS_OF_PEOPLE = 10_000_000;

const usesConsole = ({ permission }: Account): boolean => hasScreens(permission);

/** 0 to 99, evenly distributed and deterministic. */
const chanceOf = (notification: number, person: number): number =>
  ((Math.imul(notification, 2_654_435_761) ^ Math.imul(person, 1_566_083_941)) >>> 8) % 100;

import { expect, test } from 'vitest';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { RowWrite } from '#mocks/backend/db/row-write';
import { chatMessageTable, chatSeatTable } from '#mocks/backend/tables/messaging/chats';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { usernameOf } from '#mocks/harness/link/persona';
import type { ArrivalKind } from '#mocks/harness/town/arrivals-of-day';
import { deliverArrival, isSeen } from '#mocks/harness/town/deliver-arrival';
import { startBackend } from '../../backend/start-backend';

const KINDS: readonly ArrivalKind[] = [
  'reserve',
  'cancellation',
  'chat',
  'chatRead',
  'pushRead',
  'purchase',
  'report',
  'notice',
];

async function townOf(role: (typeof ROLES_WITH_SCREENS)[number], city = 'akashi') {
  const { backend } = await startBackend();
  const { user } = await backend.signIn(usernameOf(role, 'machi'));
  const account = backend.db.of(accountTable).find(user.id);
  if (account === null) throw new Error('nobody is signed in');
  const writes: RowWrite[] = [];
  backend.db.onWrite((written) => writes.push(...written));
  const situation = { backend, remoteEvents: createRemoteEvents(backend), city, account, edited: null };
  const deliver = async (kind: ArrivalKind, key: string, edited: number | null = null) => {
    writes.length = 0;
    await deliverArrival({ at: 0, kind, key }, { ...situation, edited });
    return [...writes];
  };
  return { backend, situation, deliver };
}

test('every arrival writes what its event from outside writes [R-WISH-10]', async () => {
  const { deliver, backend, situation } = await townOf('Administrator');
  const tables = [];
  const seat = backend.db
    .of(chatSeatTable)
    .list({ city: 'akashi', filter: (one) => one.account_id === situation.account.id }).rows[0];
  const ownMessage = {
    city: 'akashi',
    room: seat?.room ?? '',
    key: 'own',
    text: 'はい',
    state: 'sent',
    sent_at: '2026-04-01',
  } as const;
  backend.db.of(chatMessageTable).create({ ...ownMessage, sender: situation.account.id });
  for (const kind of KINDS) tables.push([kind, (await deliver(kind, 'a'))[0]?.table]);
  expect(tables).toEqual([
    ['reserve', 'reserves'],
    ['cancellation', 'reserves'],
    ['chat', 'chat_messages'],
    ['chatRead', 'chat_messages'],
    ['pushRead', 'notifications'],
    ['purchase', 'purchases'],
    ['report', 'matching_reports'],
    ['notice', 'notifications'],
  ]);
});

test('the same key brings the same reservation, another key another reservation, at a shop of the owner', async () => {
  const rows = [];
  for (const key of ['a', 'a', 'b']) {
    const { deliver, backend, situation } = await townOf('owner_shop');
    const [write] = await deliver('reserve', key);
    const { user, date, people, shop, advertisement, status } = backend.db
      .of(reserveTable)
      .find(write?.after?.id ?? 0) ?? { user: null };
    expect(Date.parse(date ?? '')).toBeGreaterThan(backend.clock.now());
    rows.push([user, date, people, shop, advertisement, status, situation.account.permission].join());
  }
  expect([rows[0] === rows[1], rows[0] === rows[2]]).toEqual([true, false]);
});

test('no arrival touches the reservation that is being edited', async () => {
  const { deliver, backend } = await townOf('Administrator');
  const firstReserve = (await deliver('cancellation', 'a'))[0]?.after?.id ?? 0;
  backend.db.of(reserveTable).update(firstReserve, { status: 'accepted' });
  const secondReserve = (await deliver('cancellation', 'a', firstReserve))[0]?.after?.id ?? 0;
  expect([secondReserve > 0, secondReserve === firstReserve]).toEqual([true, false]);
});

test('a role or a city is not shown the arrivals that it has no screen for', async () => {
  const unseenByRole = [];
  for (const role of ROLES_WITH_SCREENS) {
    const { situation } = await townOf(role);
    unseenByRole.push({ role, unseen: KINDS.filter((kind) => !isSeen(kind, situation)) });
  }
  const unseenByCity = [];
  for (const city of ['toyonaka', 'settsu']) {
    const { situation } = await townOf('Administrator', city);
    unseenByCity.push({ city, unseen: KINDS.filter((kind) => !isSeen(kind, situation)) });
  }
  expect([...unseenByRole, ...unseenByCity]).toEqual([
    { role: 'Administrator', unseen: ['purchase'] },
    { role: 'Operator', unseen: ['purchase'] },
    { role: 'owner_shop', unseen: ['purchase', 'report'] },
    { role: 'staff_shop', unseen: ['purchase', 'report'] },
    { role: 'Advertiser', unseen: ['report'] },
    { city: 'toyonaka', unseen: ['purchase', 'report'] },
    { city: 'settsu', unseen: ['chat', 'chatRead', 'purchase'] },
  ]);
});

import { expect, test } from 'vitest';
import { receiptsIn } from '#mocks/backend/services/receipts';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { startBackend } from '../start-backend';

test('a person who joined after the sending is no receiver of a notification to everyone [R-SCR-10]', async () => {
  const { backend } = await startBackend();
  const [notification] = backend.db.of(notificationTable).list({ city: 'akashi' }).rows;
  const [person] = backend.accounts;
  if (!notification || !person) throw new Error('the seed has neither notification nor account');
  const toEveryone = {
    ...notification,
    receiver_ids: null,
    criteria: {},
    created_at: '2026-03-01T00:00:00.000Z',
  };
  const { isSentTo } = receiptsIn(backend.db, 'akashi');
  expect(
    ['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.001Z'].map((created_at) =>
      isSentTo(toEveryone, { ...person, created_at }),
    ),
  ).toEqual([true, false]);
});

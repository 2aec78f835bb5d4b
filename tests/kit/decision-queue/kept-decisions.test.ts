import { expect, test } from 'vitest';
import { keptDecisions, pagesWithDecisions } from '#kit/decision-queue/kept-decisions';
import type { QueueDecision } from '#machines/decision-queue/decision-queue.machine';
import { emptyBrowser, stored } from '../../browser';

const SCOPE = { user: 1, city: 'akashi' };
const PATH = '/akashi/post/confirm-gender';
const decision = (id: number, at: number): QueueDecision => ({
  id,
  name: `No. ${id}`,
  verdict: 'approve',
  waited: true,
  at,
});
const NOW = 1_000_000;
const MINUTE = 60_000;

/** What a tab of the same browser has stored. */
const storeDecisionsOf = (tab: string, queue: string, ...decisions: QueueDecision[]) =>
  localStorage.setItem(`decisions:1:akashi:${queue}:${tab}`, JSON.stringify({ path: PATH, decisions }));

test('decisions of this tab and of closed ones are taken over, those of an open tab, another user or another city are not', () => {
  emptyBrowser();
  const store = keptDecisions(SCOPE, 'identities');
  store.write([decision(1, NOW)], PATH);
  storeDecisionsOf('closed-tab', 'identities', decision(2, NOW - MINUTE - 1));
  storeDecisionsOf('open-tab', 'identities', decision(3, NOW - MINUTE));
  storeDecisionsOf('closed-tab', 'post-reports', decision(4, 0));
  keptDecisions({ ...SCOPE, user: 2 }, 'identities').write([decision(5, 0)], PATH);
  keptDecisions({ ...SCOPE, city: 'kusatsu' }, 'identities').write([decision(6, 0)], PATH);
  localStorage.setItem('decisions:1:akashi:identities:broken', '{');
  expect(pagesWithDecisions(SCOPE, NOW)).toEqual([{ path: PATH, count: 3 }]);
  expect(new Set(store.take(NOW).map(({ id }) => id))).toEqual(new Set([1, 2]));
  // once taken over, they are this tab's own
  expect(new Set(store.take(NOW).map(({ id }) => id))).toEqual(new Set([1, 2]));
  expect(Object.keys(stored()).filter((key) => key.endsWith(':closed-tab'))).toEqual([
    'decisions:1:akashi:post-reports:closed-tab',
  ]);
});

test('a decision leaves the storage when the server has it, with the last its key', () => {
  emptyBrowser();
  const store = keptDecisions(SCOPE, 'identities');
  store.write([{ ...decision(1, NOW), serial: 7 } as QueueDecision, decision(2, NOW)], PATH);
  store.drop({ id: 1, kind: 'report' });
  store.drop({ id: 1 });
  expect(Object.values(stored()).map((text) => JSON.parse(text) as unknown)).toEqual([
    { path: PATH, decisions: [decision(2, NOW)] },
  ]);
  store.drop({ id: 2 });
  store.drop({ id: 2 });
  expect([stored(), store.take(NOW), pagesWithDecisions(SCOPE, NOW)]).toEqual([{}, [], []]);
});

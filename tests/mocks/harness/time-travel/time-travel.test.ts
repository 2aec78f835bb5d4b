import { expect, test } from 'vitest';
import { readEntries } from '#mocks/harness/link/link-writes';
import { readScenario } from '#mocks/harness/link/scenario';
import type { Step } from '#mocks/harness/report/step';
import { NO_EFFECTS } from '#mocks/harness/report/step';
import { entriesAtStep } from '#mocks/harness/time-travel/entries-at-step';
import { linkAtStep } from '#mocks/harness/time-travel/link-at-step';
import { lossesAtStep } from '#mocks/harness/time-travel/losses-at-step';
import { stateAtStep } from '#mocks/harness/time-travel/state-at-step';
import { dataOf, startAs } from '../../backend/start-backend';

const AT = Date.parse('2026-04-01T09:05:07+09:00');
const step = (changes: Partial<Step>): Step => ({
  ...NO_EFFECTS,
  kind: 'press',
  at: AT,
  name: '保存する',
  value: '',
  failed: false,
  page: 1,
  ...changes,
});

const BATCH_ACTOR = { snapshot: { value: 'idle', children: {} }, waiting: [] };
test('each step has the address, the stored values and the machines of its page load [R-WISH-09]', () => {
  const steps = [
    step({
      kind: 'open',
      name: '/akashi/news',
      machines: { reports: ['marking'] },
      actors: { reports: [null] },
    }),
    step({
      stored: [['City', null, 'akashi']],
      machines: { batch: ['idle'] },
      actors: { batch: [BATCH_ACTOR] },
    }),
    step({ stored: [['City', 'akashi', null]], machines: { batch: [] }, actors: { batch: [] } }),
    step({ kind: 'open', name: '/akashi/coupon', page: 2 }),
  ];
  const firstState = {
    address: '/akashi/news',
    machines: { reports: ['marking'] },
    actors: { reports: [null] },
  };
  const states = [
    { ...firstState, stored: new Map() },
    {
      address: '/akashi/news',
      machines: { reports: ['marking'], batch: ['idle'] },
      actors: { reports: [null], batch: [BATCH_ACTOR] },
      stored: new Map([['City', 'akashi']]),
    },
    {
      address: '/akashi/news',
      machines: { reports: ['marking'], batch: [] },
      actors: { reports: [null], batch: [] },
      stored: new Map([['City', null]]),
    },
    { address: '/akashi/coupon', machines: {}, actors: {}, stored: new Map([['City', null]]) },
  ];
  const forward = steps.map((_, index) => index);
  for (const index of [...forward, ...forward.toReversed()])
    expect(stateAtStep(steps, index)).toEqual(states[index]);
});

test('the writes up to a step give another backend the rows that this one had then [R-WISH-10]', async () => {
  const { backend, request } = await startAs();
  const steps: Step[] = [];
  let writes: Step['writes'] = [];
  backend.db.onWrite((written) => (writes = [...writes, ...written] as Step['writes']));
  const titlesIn = async (ask: typeof request) =>
    dataOf<{ content: { title: string }[] }>(await ask('GET /akashi/notifications/?limit=3')).content.map(
      ({ title }) => title,
    );
  const titlesAfter: string[][] = [];
  const [first] = dataOf<{ content: { id: number }[] }>(
    await request('GET /akashi/notifications/?limit=1'),
  ).content;
  for (const call of [
    `DELETE /akashi/notifications/${first?.id}/`,
    `DELETE /akashi/notifications/${Number(first?.id) - 1}/`,
  ]) {
    writes = [];
    await request(call);
    steps.push(step({ writes }));
    titlesAfter.push(await titlesIn(request));
  }
  for (const [index, expected] of titlesAfter.entries()) {
    const entries = entriesAtStep([], steps, index);
    const otherBackend = await startAs();
    await otherBackend.backend.load({ seed: 'normal:1', entries });
    expect(await titlesIn(otherBackend.request)).toEqual(expected);
  }
});

const personaOf = (id: number) =>
  id === 3 ? { role: 'owner_shop' as const, company: 'machi' as const } : null;

test('a link goes on with the address, the clock, the person and the rows after the step [R-WISH-10]', async () => {
  const createdRow = { id: 9, title: '祭' };
  const steps = [
    step({ kind: 'open', name: '/akashi/news?page=2', stored: [['City', null, '{"name":"kusatsu"}']] }),
    step({
      stored: [['UserId', null, '3']],
      writes: [
        { table: 'news', scope: 'akashi', id: 9, before: null, after: createdRow },
        {
          table: 'news',
          scope: 'akashi',
          id: 9,
          before: createdRow,
          after: { ...createdRow, title: '花火' },
        },
        { table: 'news', scope: 'akashi', id: 4, before: { id: 4 }, after: null },
      ],
    }),
    step({ stored: [['Admin-Token', '•••', null]] }),
  ];
  const start =
    '/akashi/news#qa?role=Administrator&city=akashi&seed=edge&day=2026-04-01&want=event:ended&lang=en';
  const linkOf = async (index: number) => {
    const link = (await linkAtStep({ start, steps }, index, personaOf)) ?? '';
    const [path, hash = ''] = link.split(/(?=#)/);
    const { writes, ...scenario } = readScenario(hash)?.scenario ?? { writes: null };
    return { path, scenario, entries: writes === null ? [] : (await readEntries(writes))?.entries };
  };
  expect(await linkOf(0)).toMatchObject({
    path: '/akashi/news?page=2',
    scenario: {
      role: 'Administrator',
      city: 'kusatsu',
      seed: { profile: 'edge', n: 1 },
      day: '2026-04-01',
      now: { iso: '2026-04-01T09:05:07+09:00', paused: false },
      want: null,
      lang: 'en',
    },
    entries: [],
  });
  expect((await linkOf(1)).scenario).toMatchObject({ role: 'owner_shop', city: 'kusatsu' });
  expect((await linkOf(2)).scenario).toMatchObject({ role: 'none' });
  expect(entriesAtStep([], steps, 2)).toEqual([
    { kind: 'create', table: 'news', scope: 'akashi', row: createdRow },
    { kind: 'update', table: 'news', scope: 'akashi', ids: [9], changes: { title: '花火' } },
    { kind: 'remove', table: 'news', scope: 'akashi', ids: [4] },
  ]);
  expect(await linkAtStep({ start: '/akashi/news', steps }, 0, personaOf)).toBeNull();
  expect(await linkAtStep({ start, steps }, 9, personaOf)).toBeNull();
});

test('what does not come back is read from the steps of the page', () => {
  const manyWrites = Array.from({ length: 200 }, (_, id) => ({
    table: 'news',
    scope: 'akashi',
    id,
    before: null,
    after: { id },
  }));
  const steps = [
    step({ kind: 'file', value: '前のページ.png (3 B)' }),
    step({ name: '既読にする', writes: manyWrites, actors: { reports: [null] } }),
    step({ kind: 'file', value: '祭.png (5 B)', page: 2 }),
    step({ kind: 'type', name: 'パスワード', value: '•••', page: 2 }),
    step({
      kind: 'type',
      name: '題名',
      value: '花火',
      page: 2,
      actors: { recordEditor: [null], batch: [BATCH_ACTOR] },
    }),
  ];
  expect(lossesAtStep(steps, 4)).toEqual({
    files: ['祭.png (5 B)'],
    passwords: ['パスワード'],
    machines: ['recordEditor'],
    rows: ['既読にする'],
  });
  expect(lossesAtStep(steps, 0)).toEqual({
    files: ['前のページ.png (3 B)'],
    passwords: [],
    machines: [],
    rows: [],
  });
});

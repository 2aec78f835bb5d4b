import { expect, test } from 'vitest';
import { actionText, type Control, chooseAction } from '../scripts/random-walk/choose-action.mjs';
import { chooseStart } from '../scripts/random-walk/choose-start.mjs';
import { edgeNamed, leadsToUnwalkedEdge, reasonFor } from '../scripts/random-walk/edge-graph.mjs';
import { Knowledge, keyOf, pageOf } from '../scripts/random-walk/knowledge.mjs';
import { randomOf } from '../scripts/random-walk/random.mjs';
import { reportText } from '../scripts/random-walk/report-text.mjs';
import { shortened } from '../scripts/random-walk/shorten.mjs';

const button = (name: string, nth = 0): Control => ({
  kind: 'button',
  name,
  nth,
  group: name,
  does: 'press',
  options: [],
  valid: '花火',
  place: 'main',
});

const numbersOf = (seed: number) => {
  const random = randomOf(seed);
  return Array.from({ length: 5 }, () => random.below(1_000));
};

test('the same seed gives the same numbers, and another seed others', () => {
  expect(numbersOf(1)).toEqual(numbersOf(1));
  expect(numbersOf(1)).not.toEqual(numbersOf(2));
  expect(new Set(numbersOf(1)).size).toBe(5);
  expect(() => randomOf(1).pick([])).toThrow(RangeError);
});

/** Numbers that a test prescribes; the last one repeats. */
const prescribedRandom = (...numbers: number[]) => {
  const next = () => (numbers.length > 1 ? (numbers.shift() ?? 0) : (numbers[0] ?? 0));
  const below = (count: number) => Math.floor(next() * count);
  return { next, below, pick: <T>(list: readonly T[]) => list[below(list.length)] as T };
};

interface ChoiceOptions {
  knowledge?: Knowledge;
  screen?: string;
  effectsOf?: ((saveCall: string) => readonly string[]) | null;
}

const chosenAction = (controls: Control[], numbers: number[], options: ChoiceOptions = {}) => {
  const { knowledge = new Knowledge([]), screen = '', effectsOf = null } = options;
  const action = chooseAction(controls, {
    screen,
    menu: 'Operator akashi',
    knowledge,
    random: prescribedRandom(...numbers),
    effectsOf,
  });
  return action && actionText(action);
};

test('a walker uses what was used least on this screen; the same button of another row counts as the same', () => {
  const knowledge = new Knowledge([]);
  const controls = [button('保存'), button('削除'), button('削除', 1)];
  const choose = (screen: string) => chosenAction(controls, [0.5, 0], { knowledge, screen });
  expect([choose('a'), choose('a'), choose('a'), choose('a'), choose('b')]).toEqual([
    'press button "保存"',
    'press button "削除"',
    'press button "保存"',
    'press button "削除"',
    'press button "保存"',
  ]);
});

test('the header and the menu count as one screen', () => {
  const knowledge = new Knowledge([]);
  const controls = [button('保存'), { ...button('言語'), place: 'shell' as const }];
  const choose = (screen: string) => chosenAction(controls, [0.5, 0.99], { knowledge, screen });
  expect([choose('a'), choose('b'), choose('b')]).toEqual([
    'press button "言語"',
    'press button "保存"',
    'press button "言語"',
  ]);
});

test('a walker types, chooses, presses Escape, goes back, reloads and lets things happen, and says so in one line', () => {
  const titleInput: Control = { ...button('題名'), kind: 'input', does: 'type', valid: '2026-04-10' };
  const stateSelect: Control = {
    ...button('状態', 1),
    kind: 'select',
    does: 'choose',
    options: ['すべて', '公開'],
  };
  expect([
    chosenAction([titleInput], [0.5, 0, 0]),
    chosenAction([titleInput], [0.5, 0, 0.7, 0.5]),
    chosenAction([stateSelect], [0.5, 0, 0.9]),
    chosenAction([button('保存')], [0.01]),
    chosenAction([button('保存')], [0.03]),
    chosenAction([button('保存')], [0.04]),
    chosenAction([button('保存')], [0.06, 0.99]),
    chosenAction([button('保存')], [0.06, 0.2, 0.3]),
    chosenAction([button('保存')], [0.08]),
    actionText({ does: 'press', kind: 'button', name: '画像', file: 'broken.png' }),
    chosenAction([], [0.5]),
  ]).toEqual([
    'type input "題名" ← "2026-04-10"',
    `type input "題名" ← "${'あ'.repeat(40)}…"`,
    'choose select "状態" (2) ← "公開"',
    'key ← "Escape"',
    'back',
    'reload',
    'event 12',
    'event 2 ← "Guest"',
    'time',
    'press button "画像" ← broken.png',
    null,
  ]);
});

const SAVE_EDGES = [
  'clean, save → sending',
  'sending, save fails → dirty',
  'sending → idle',
  'idle, open → clean',
];
const edges = SAVE_EDGES.map((name) => edgeNamed('recordEditor', name));
const [saveEdge = '', saveFailsEdge = ''] = edges.map(({ key }) => key);
const saveCall = 'PUT /:city/news/:id';

/** What is known after 保存 was pressed twice. */
const knowledgeOfSaving = () => {
  const knowledge = new Knowledge(edges);
  for (let time = 0; time < 2; time += 1) knowledge.countUse('', button('保存'));
  knowledge.learnCall(keyOf(button('保存')), 'GET /:city/news/:id');
  knowledge.learnCall(keyOf(button('保存')), saveCall);
  knowledge.learnEdge(keyOf(button('保存')), saveEdge, false);
  return knowledge;
};

test('four of ten actions use a control that led to unwalked edges, until these are walked', () => {
  const knowledge = knowledgeOfSaving();
  const choose = (share: number) =>
    chosenAction([button('閉じる'), button('保存')], [0.5, share, 0], { knowledge });
  expect([choose(0.39), choose(0.4)]).toEqual(['press button "保存"', 'press button "閉じる"']);
  for (const { key } of edges) knowledge.learnEdge(null, key, false);
  expect(choose(0.39)).toBe('press button "閉じる"');
});

test('an edge of the session says nothing about the control that was used before it', () => {
  const [ended, signedOut] = ['signedIn, ended → forcedOut', 'forcedOut, sign in → signedIn'].map((name) =>
    edgeNamed('session', name),
  );
  const knowledge = new Knowledge([ended, signedOut].filter((edge) => edge !== undefined));
  knowledge.countUse('', button('印刷'));
  knowledge.learnEdge(keyOf(button('印刷')), ended?.key ?? '', false);
  expect(chosenAction([button('印刷'), button('閉じる')], [0.5, 0], { knowledge })).toBe(
    'press button "閉じる"',
  );
});

test('faults of the contract meet the calls that a control has sent, more often on the way to unwalked edges', () => {
  const knowledge = knowledgeOfSaving();
  const effectsOf = (one: string) => (one === saveCall ? ['409', 'offline'] : []);
  const actionWithSaveButton = (firstRandom: number, screen = '', otherRandoms = [0, 0.99]) =>
    chosenAction([button('保存')], [firstRandom, ...otherRandoms], { knowledge, screen, effectsOf });
  expect([
    actionWithSaveButton(0.7, 'screen 1', [0, 0, 0, 0.99]),
    actionWithSaveButton(0.5, 'screen 2', [0, 0]),
  ]).toEqual([`[${saveCall} offline x1] press button "保存"`, 'press button "保存"']);
  for (const { key } of edges) knowledge.learnEdge(null, key, false);
  expect([
    actionWithSaveButton(0.7, 'screen 3'),
    actionWithSaveButton(0.95, 'screen 4', [0, 0, 0.99]),
  ]).toEqual(['press button "保存"', `[${saveCall} offline x1] press button "保存"`]);
  expect([
    chosenAction([button('新規')], [0.98, 0], { effectsOf }),
    chosenAction([button('新規')], [0.9, 0], { effectsOf }),
    chosenAction([button('新規')], [0.98, 0]),
  ]).toEqual(['[GET * 500 x1] press button "新規"', 'press button "新規"', 'press button "新規"']);
});

test('where nothing is new a walker visits the page of the menu that was seen least, or lets time pass', () => {
  const knowledge = new Knowledge([]);
  const usedButton = button('保存');
  for (let time = 0; time < 2; time += 1) knowledge.countUse('', usedButton);
  knowledge.menus.set('Operator akashi', ['/akashi/news', '/akashi/coupon?page=1']);
  knowledge.countPage('/news');
  expect([
    chosenAction([usedButton], [0.5, 0.5, 0], { knowledge }),
    chosenAction([usedButton], [0.5, 0.2], { knowledge }),
    chosenAction([], [0.5, 0.5, 0], { knowledge }),
    chosenAction([usedButton], [0.5, 0], { knowledge, screen: 'elsewhere' }),
    chosenAction([usedButton], [0.1, 0.5, 0], { knowledge, screen: 'elsewhere' }),
  ]).toEqual([
    'visit ← "/akashi/coupon?page=1"',
    'time',
    'visit ← "/akashi/coupon?page=1"',
    'press button "保存"',
    'visit ← "/akashi/coupon?page=1"',
  ]);
  expect(['/akashi/news?page=2', '/shonan/event/12/edit', '/login', '/city'].map(pageOf)).toEqual([
    '/news',
    '/event/#/edit',
    '/login',
    '/city',
  ]);
});

test('walks begin with the roles in turn, then in another size, at a page that was seen least', () => {
  const knowledge = new Knowledge([]);
  const startOfWalk = (count: number, role?: string) =>
    chooseStart(count, { role, withFaults: true, random: prescribedRandom(0), knowledge });
  expect(
    Array.from({ length: 12 }, (_, count) => `${startOfWalk(count).role} ${startOfWalk(count).width}`),
  ).toEqual([
    'Administrator 1440',
    'Operator 1440',
    'owner_shop 1440',
    'staff_shop 1440',
    'Advertiser 1440',
    'Administrator 390',
    'Operator 390',
    'owner_shop 390',
    'staff_shop 390',
    'Advertiser 390',
    'Administrator 1024',
    'none 1024',
  ]);
  expect(startOfWalk(0).path).toBe('/takatsuki/dashboard');
  knowledge.menus.set('Operator takatsuki', ['/takatsuki/news', '/takatsuki/event']);
  knowledge.countPage('/news');
  expect(startOfWalk(1)).toEqual({
    path: '/takatsuki/event',
    role: 'Operator',
    city: 'takatsuki',
    seed: 'normal',
    lang: 'ja',
    theme: 'light',
    width: 1440,
    height: 900,
    firebase: 'on',
    fault: 'firebase permission-denied',
  });
  knowledge.countPage('/event');
  knowledge.countPage('/event');
  const elsewhere = chooseStart(1, {
    role: undefined,
    withFaults: true,
    random: prescribedRandom(0, 0.99),
    knowledge,
  });
  expect([elsewhere.city, elsewhere.path]).toEqual(['nishinomiya', '/nishinomiya/news']);
  expect(startOfWalk(11, 'Advertiser')).toMatchObject({ role: 'Advertiser', city: 'akashi' });
});

const leadsToEdge = (taken: string, unwalked: string, machine = 'chat') =>
  leadsToUnwalkedEdge([edgeNamed('chat', taken)], [edgeNamed(machine, unwalked)]);

test('a way leads to an unwalked edge where a state that it ends in, one around it or one inside of it has one', () => {
  expect([
    leadsToEdge('idle, open → live.room', 'live.room, room failed → live.broken'),
    leadsToEdge('idle, open → live', 'live.room, room failed → live.broken'),
    leadsToEdge('idle, open → live.room', 'live, look [isOther] → stays'),
    leadsToEdge('live, look → stays', 'live, rooms changed → stays'),
    leadsToEdge('idle, open → live', 'lively, close → idle'),
    leadsToEdge('idle, open → live', 'live, close → idle', 'session'),
    leadsToEdge('idle, open → live', 'anywhere, close → idle'),
  ]).toEqual([true, true, true, true, false, false, false]);
});

test('the report counts the edges of each machine, and says why the others were not reached', () => {
  const knowledge = new Knowledge(edges);
  const [, , idleEdge = '', openEdge = ''] = edges.map(({ key }) => key);
  const batchEdges = ['quiet, wake → loud', 'loud, rest → quiet'].map((name) => edgeNamed('batch', name));
  knowledge.counts = { walks: 2, actions: 40, minutes: 3.4 };
  knowledge.learnEdge(null, saveEdge, true);
  knowledge.learnEdge(null, openEdge, true);
  knowledge.learnEdge(null, openEdge, false);
  knowledge.countPage('/news');
  const finding = {
    kind: '/news | no main',
    start: chooseStart(1, { role: 'Operator', withFaults: false, random: prescribedRandom(0), knowledge }),
    steps: ['1', '2', '3', '4'],
    file: 'walks/001',
    isRepeated: false,
  };
  knowledge.findings.set('/news | no main', finding);
  const reasons = new Map([[batchEdges[0]?.key ?? '', 'Nothing wakes it.']]);
  const text = reportText(knowledge, [...edges, ...batchEdges], {
    reasons,
    takenByJourneys: new Set([saveFailsEdge, batchEdges[1]?.key ?? '']),
  });
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    '# Walks',
    '3 minutes, 2 walks, 40 actions, 1 pages, 1 findings.',
    '## Edges',
    '| Machine | Edges | Reached | Only with a fault | Not reached | No user can |',
    '| --- | --- | --- | --- | --- | --- |',
    '| recordEditor | 4 | 2 | 1 | 2 | 0 |',
    '| batch | 2 | 0 | 0 | 1 | 1 |',
    '| all | 6 | 2 | 1 | 3 | 1 |',
    `- ${saveFailsEdge}: in \`sending\` came no \`save fails\`; a journey takes it`,
    `- ${idleEdge}: its guard never held`,
    `- ${batchEdges[0]?.key}: Nothing wakes it.`,
    `- ${batchEdges[1]?.key}: no walk used the machine; a journey takes it`,
    '## Pages',
    '- /news: 1',
    '## Findings',
    '- /news | no main',
    '  walks/001, did not appear again; Operator takatsuki normal ja light 1440×900',
    '  2',
    '  3',
    '  4',
  ]);
  const reasonIn = (state: string, name: string) =>
    reasonFor(edgeNamed('chat', name), {
      reached: [edgeNamed('chat', `idle, open → ${state}`)],
      reasons,
      isTakenByJourney: false,
    });
  expect([
    reasonIn('live', 'live.room, room failed → live.broken'),
    reasonIn('live', 'leaving, leave → idle'),
    reasonIn('live', 'live, [hasRoom] → live.room'),
  ]).toEqual(['in `live.room` came no `room failed`', 'no walk came to `leaving`', 'its guard never held']);
});

test('a later run goes on with what earlier walks have learned', () => {
  const before = knowledgeOfSaving();
  before.counts = { walks: 1, actions: 30, minutes: 1 };
  before.menus.set('Operator akashi', ['/akashi/news']);
  before.countPage('/news');
  before.axed.add('light 390 /news');
  const after = new Knowledge(edges);
  after.restore(JSON.parse(JSON.stringify(before)));
  expect(after).toEqual(before);
});

test('a finding is cut to the last steps after which it appears again', async () => {
  const steps = [1, 2, 3, 4, 5, 6, 7];
  const triedLengths: number[] = [];
  const appearsAfter = (last: readonly number[]) => {
    triedLengths.push(last.length);
    return Promise.resolve(last.includes(5));
  };
  expect(await shortened(steps, appearsAfter)).toEqual([4, 5, 6, 7]);
  expect(triedLengths).toEqual([1, 2, 4]);
  expect(await shortened(steps, () => Promise.resolve(false))).toBeNull();
  expect(await shortened(steps, (last) => Promise.resolve(last.length === 7))).toEqual(steps);
});

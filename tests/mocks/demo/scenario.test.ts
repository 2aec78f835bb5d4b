import { describe, expect, test } from 'vitest';
import { NO_SCENARIO, readScenario, type Scenario, writeScenario } from '#mocks/demo/scenario';

const full: Scenario = {
  role: 'Administrator',
  company: 'sky-art',
  city: 'nishinomiya',
  seed: { profile: 'edge', n: 7 },
  day: '2026-03-31',
  now: { iso: '2026-04-01T09:00:00+09:00', paused: true },
  lang: 'es',
  size: 'mini',
  faults: [
    { method: 'GET', path: '/api/matching/list_report/', effect: { kind: 'status', status: 500 }, left: 1 },
    { method: 'DELETE', path: '*', effect: { kind: 'hang' }, left: null },
    { method: '*', path: '/:city/notifications/*', effect: { kind: 'delay', ms: 1500 }, left: 3 },
  ],
  firebaseFaults: ['invalid-custom-token', 'missing-user'],
  latency: 0,
  firebase: 'off',
  maps: 'fails',
};

describe('R-WISH-09 R-WISH-10 a scenario link', () => {
  test('a link has the meaning that the design gives it', () => {
    const hash =
      '#qa?role=Administrator&city=akashi&seed=normal&now=2026-04-01T09:00:00%2B09:00&lang=ja' +
      '&fault=GET%20/api/matching/list_report/%20500%20x1';
    expect(readScenario(hash)).toEqual({
      scenario: {
        role: 'Administrator',
        company: 'machi',
        city: 'akashi',
        seed: { profile: 'normal', n: 1 },
        day: null,
        now: { iso: '2026-04-01T09:00:00+09:00', paused: false },
        lang: 'ja',
        size: null,
        faults: [
          {
            method: 'GET',
            path: '/api/matching/list_report/',
            effect: { kind: 'status', status: 500 },
            left: 1,
          },
        ],
        firebaseFaults: [],
        latency: 60,
        firebase: 'on',
        maps: 'on',
      },
      problems: [],
    });
  });

  test.each([
    ['everything', full],
    ['nothing', NO_SCENARIO],
    ['no user and no city', { ...NO_SCENARIO, role: 'none', city: 'none' } satisfies Scenario],
  ])('a written link is read with the same meaning: %s', (_, scenario) => {
    expect(readScenario(writeScenario(scenario))).toEqual({ scenario, problems: [] });
  });

  test('a written link is readable for people', () => {
    expect(writeScenario(full)).toBe(
      '#qa?role=Administrator&company=sky-art&city=nishinomiya&seed=edge:7' +
        '&day=2026-03-31&now=2026-04-01T09:00:00%2B09:00;paused&lang=es&size=mini' +
        '&fault=GET%20/api/matching/list_report/%20500%20x1&fault=DELETE%20*%20hang' +
        '&fault=*%20/:city/notifications/*%20delay:1500%20x3' +
        '&fault=firebase%20invalid-custom-token&fault=firebase%20missing-user&latency=0&firebase=off&maps=fails',
    );
  });

  test.each(['', '#', '#lobby', '#qa-notes', '#section?role=Operator', '#qaz?role=none'])(
    'another fragment is no link: %s',
    (hash) => expect(readScenario(hash)).toBeNull(),
  );

  test.each(['#qa', '#qa?'])('a link may be empty: %s', (hash) => {
    expect(readScenario(hash)).toEqual({ scenario: NO_SCENARIO, problems: [] });
  });

  test('a link with invalid parts is reported, has defaults for these, and keeps the others', () => {
    const reading = readScenario(
      '#qa?role=King&company=acme&city=Akashi!&seed=huge&day=2026-02-30&now=tomorrow&lang=fr&size=large&colour=red&toString=1' +
        '&fault=GET%20/x&fault=firebase%20nonsense&fault=get%20/ok/%20401&latency=soon&firebase=0',
    );
    expect(reading?.scenario).toEqual({
      ...NO_SCENARIO,
      faults: [{ method: 'GET', path: '/ok/', effect: { kind: 'status', status: 401 }, left: null }],
    });
    expect(reading?.problems.map((problem) => problem.split(' — ')[0])).toEqual([
      'role=King',
      'company=acme',
      'city=Akashi!',
      'seed=huge',
      'day=2026-02-30',
      'now=tomorrow',
      'lang=fr',
      'size=large',
      'colour=red',
      'toString=1',
      'fault=GET /x',
      'fault=firebase nonsense',
      'latency=soon',
      'firebase=0',
    ]);
    expect(reading?.problems[6]).toBe('lang=fr — ja, en, es, zh');
  });

  test.each([
    ['2026-04-01T09:00:00+09:00', '2026-04-01T09:00:00+09:00'],
    ['2026-04-01T00:00:00Z', '2026-04-01T00:00:00Z'],
    ['2026-04-01T09:00', '2026-04-01T09:00+09:00'],
    ['2026-04-01', '2026-04-01T00:00:00+09:00'],
  ])('a time without a zone is Japan’s, and a plus sign needs no escape: %s', (written, iso) => {
    expect(readScenario(`#qa?now=${written}`)?.scenario.now).toEqual({ iso, paused: false });
  });

  test.each([
    ['offline', { kind: 'offline' }],
    ['hang', { kind: 'hang' }],
    ['garbage', { kind: 'garbage' }],
    ['wrong', { kind: 'wrong' }],
    ['delay:250', { kind: 'delay', ms: 250 }],
    ['209', { kind: 'status', status: 209 }],
  ])('a link may have the effect %s', (text, effect) => {
    expect(readScenario(`#qa?fault=PUT%20/x/%20${text}`)?.scenario.faults).toEqual([
      { method: 'PUT', path: '/x/', effect, left: null },
    ]);
  });

  test.each([
    'GET /x/ 199',
    'GET /x/ 600',
    'GET /x/ delay:',
    'GET x 500',
    'FETCH /x/ 500',
    'GET /x/ 500 x0',
    'GET /x/ 500 x1 y',
  ])('a link with the fault %s is refused', (text) => {
    const reading = readScenario(`#qa?fault=${encodeURIComponent(text)}`);
    expect([reading?.scenario.faults, reading?.problems.length]).toEqual([[], 1]);
  });

  test('a path may be written as in the specification', () => {
    const reading = readScenario('#qa?fault=GET%20/{city}/notifications/%20500');
    expect(reading?.scenario.faults[0]?.path).toBe('/:city/notifications/');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIZES } from '#domain/base/limits';
import { ROLES, ROLES_WITH_SCREENS } from '#domain/people/roles';
import { THEMES as CONSOLE_THEMES } from '#kit/services/theme';
import { FAULT_METHODS, FIREBASE_FAULTS } from '#mocks/backend/protocol/fault-text';
import { SEED_PROFILES } from '#mocks/backend/seed/base/seed';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { mendedLink, writePair } from '#mocks/harness/link/link-problem';
import {
  COMPANIES,
  LANGUAGES,
  NO_SCENARIO,
  readScenario,
  type Scenario,
  THEMES,
  writeScenario,
} from '#mocks/harness/link/scenario';

const FULL_SCENARIO: Scenario = {
  role: 'Administrator',
  company: 'sky-art',
  city: 'nishinomiya',
  seed: { profile: 'edge', n: 7 },
  day: '2026-03-31',
  now: { iso: '2026-04-01T09:00:00+09:00', paused: true },
  want: 'reserve:accepted@+2m x3',
  writes: '1.abc_-',
  lang: 'es',
  size: 'mini',
  theme: 'dark',
  faults: [
    { method: 'GET', path: '/api/matching/list_report/', effect: { kind: 'status', status: 500 }, left: 1 },
    { method: 'DELETE', path: '*', effect: { kind: 'hang' }, left: null },
    { method: '*', path: '/:city/notifications/*', effect: { kind: 'delay', ms: 1500 }, left: 3 },
  ],
  firebaseFaults: ['invalid-custom-token', 'missing-user'],
  latency: 0,
  firebase: 'off',
  maps: 'fails',
  network: 'offline',
  tour: 'owner_shop',
  step: 5,
  from: 'lobby',
  town: 'run',
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
        want: null,
        writes: null,
        lang: 'ja',
        size: null,
        theme: null,
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
        network: 'on',
        tour: null,
        step: 1,
        from: null,
        town: null,
      },
      problems: [],
    });
  });

  test.each([
    ['everything', FULL_SCENARIO],
    ['nothing', NO_SCENARIO],
    ['no user and no city', { ...NO_SCENARIO, role: 'none', city: 'none' } satisfies Scenario],
  ])('a written link is read with the same meaning: %s', (_, scenario) => {
    expect(readScenario(writeScenario(scenario))).toEqual({ scenario, problems: [] });
  });

  test('a written link is readable for people', () => {
    expect(writeScenario(FULL_SCENARIO)).toBe(
      '#qa?role=Administrator&company=sky-art&city=nishinomiya&seed=edge:7' +
        '&day=2026-03-31&now=2026-04-01T09:00:00%2B09:00;paused' +
        '&want=reserve:accepted@%2B2m%20x3&lang=es&size=mini&theme=dark' +
        '&fault=GET%20/api/matching/list_report/%20500%20x1&fault=DELETE%20*%20hang' +
        '&fault=*%20/:city/notifications/*%20delay:1500%20x3' +
        '&fault=firebase%20invalid-custom-token&fault=firebase%20missing-user&latency=0&firebase=off&maps=fails&network=offline&tour=owner_shop&step=5&from=lobby&town=run&writes=1.abc_-',
    );
  });

  test.each(['', '#', '#lobby', '#qa-notes', '#section?role=Operator', '#qaz?role=none'])(
    'a fragment of another form is no scenario link: %s',
    (hash) => expect(readScenario(hash)).toBeNull(),
  );

  test.each(['#qa', '#qa?'])('a link may be empty: %s', (hash) => {
    expect(readScenario(hash)).toEqual({ scenario: NO_SCENARIO, problems: [] });
  });

  test('a link with invalid parts is reported, has defaults for these, and keeps the others', () => {
    const reading = readScenario(
      '#qa?role=King&company=acme&city=Akashi!&seed=huge&day=2026-02-30&now=tomorrow&lang=fr&size=large&theme=night&colour=red&toString=1' +
        '&fault=GET%20/x&fault=firebase%20nonsense&fault=get%20/ok/%20401&latency=soon&firebase=0&tour=Guest&step=0&from=elsewhere',
    );
    expect(reading?.scenario).toEqual({
      ...NO_SCENARIO,
      faults: [{ method: 'GET', path: '/ok/', effect: { kind: 'status', status: 401 }, left: null }],
    });
    expect(reading?.problems.map(({ key, value }) => `${key}=${value}`)).toEqual([
      'role=King',
      'company=acme',
      'city=Akashi!',
      'seed=huge',
      'day=2026-02-30',
      'now=tomorrow',
      'lang=fr',
      'size=large',
      'theme=night',
      'colour=red',
      'toString=1',
      'fault=GET /x',
      'fault=firebase nonsense',
      'latency=soon',
      'firebase=0',
      'tour=Guest',
      'step=0',
      'from=elsewhere',
    ]);
    expect(reading?.problems[6]).toEqual({
      key: 'lang',
      value: 'fr',
      allowed: 'ja, en, es, zh',
      meant: null,
    });
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

  test('the clock of a link can run faster, paused or not', () => {
    for (const [written, now] of [
      [';x60', { paused: false, speed: 60 }],
      [';paused;x600', { paused: true, speed: 600 }],
      [';x1', { paused: false }],
    ] as const) {
      const { scenario } = readScenario(`#qa?now=2026-04-01T09:00:00%2B09:00${written}`) ?? {};
      expect(scenario?.now).toEqual({ iso: '2026-04-01T09:00:00+09:00', ...now });
      expect(readScenario(writeScenario({ ...NO_SCENARIO, ...scenario }))?.scenario).toEqual(scenario);
    }
  });

  test('a path may be written as in the specification', () => {
    const reading = readScenario('#qa?fault=GET%20/{city}/notifications/%20500');
    expect(reading?.scenario.faults[0]?.path).toBe('/:city/notifications/');
  });
});

/** The pair that a problem of the link suggests, or null. */
const suggestionFor = (pair: string) => {
  const { problems = [] } = readScenario(`#qa?${pair.split('&').map(encodePair).join('&')}`) ?? {};
  return problems.map(({ meant }) => meant && writePair(meant));
};
const encodePair = (pair: string) => pair.replace(/=(.*)$/, (_, value) => `=${encodeURIComponent(value)}`);

describe('R-WISH-10 the value that was probably meant', () => {
  test.each([
    ['role=administrator', 'role=Administrator'],
    ['role=Admin', 'role=Administrator'],
    ['role=Ｏｐｅｒａｔｏｒ', 'role=Operator'],
    ['role=onwer_shop', 'role=owner_shop'],
    ['company=skyart', 'company=sky-art'],
    ['city=Akashi', 'city=akashi'],
    ['seed=nomral:3', 'seed=normal:3'],
    ['seed=bus', 'seed=busy'],
    ['day=2026/4/1', 'day=2026-04-01'],
    ['now=2026.04.01;paused', 'now=2026-04-01;paused'],
    ['lang=JA', 'lang=ja'],
    ['size=midium', 'size=medium'],
    ['theme=drak', 'theme=dark'],
    ['sede=busy', 'seed=busy'],
    ['firebase=Off', 'firebase=off'],
    ['tour=owner', 'tour=owner_shop'],
    ['tour=advertizer', 'tour=Advertiser'],
    ['from=Loby', 'from=lobby'],
    ['fault=GTE /x/ 500', 'fault=GET /x/ 500'],
    ['fault=DELETE akashi/notifications/1/ ofline x2', 'fault=DELETE /akashi/notifications/1/ offline x2'],
    ['fault=firebase missing-usr', 'fault=firebase missing-user'],
  ])('%s is corrected to %s', (written, meant) => {
    expect(suggestionFor(written)).toEqual([meant]);
    expect(suggestionFor(meant)).toEqual([]);
  });

  test.each(['lang=fr', 'role=King', 'seed=huge', 'day=2026-02-30', 'latency=soon', 'colour=red', 'fault=x'])(
    '%s resembles no value',
    (written) => expect(suggestionFor(written)).toEqual([null]),
  );

  test('data of a HAR, which an earlier link names, are no seed [A-309]', () => {
    const reading = readScenario('#qa?seed=har:visit');
    expect(reading?.scenario.seed).toEqual({ profile: 'normal', n: 1 });
    expect(reading?.problems.map(({ key, value }) => [key, value])).toEqual([['seed', 'har:visit']]);
  });

  test('the corrected link keeps the other pairs, in their order', () => {
    const hash = '#qa?role=Operator&seed=edg&lang=fr&now=2026-04-01T09:00:00%2B09:00;paused&latency=0';
    expect(mendedLink(hash, readScenario(hash)?.problems ?? [])).toBe(
      '#qa?role=Operator&seed=edge&lang=fr&now=2026-04-01T09:00:00%2B09:00;paused&latency=0',
    );
    expect(mendedLink('#qa?lang=fr', readScenario('#qa?lang=fr')?.problems ?? [])).toBeNull();
  });
});

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

test('any situation is read from its link as it was written [R-WISH-10]', () => {
  const effect = fc.oneof(
    fc.record({ kind: fc.constant('status' as const), status: fc.integer({ min: 200, max: 599 }) }),
    fc.constantFrom({ kind: 'offline' as const }, { kind: 'hang' as const }, { kind: 'garbage' as const }),
    fc.record({ kind: fc.constant('delay' as const), ms: fc.nat(9_999_999) }),
  );
  const fault = fc.record({
    method: fc.constantFrom(...FAULT_METHODS),
    path: fc.constantFrom('*', '/:city/notifications/*', '/users/profile', '/akashi/api/coupons/12/'),
    effect,
    left: optional(fc.integer({ min: 1, max: 999_999 })),
  });
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const situations: fc.Arbitrary<Scenario> = fc.record({
    role: optional(fc.constantFrom(...ROLES, 'none' as const)),
    company: fc.constantFrom(...COMPANIES),
    city: optional(fc.constantFrom(...CITIES.map(({ name }) => name), 'none')),
    seed: fc.record({
      profile: fc.constantFrom(...SEED_PROFILES),
      n: fc.integer({ min: 1, max: 999_999 }),
    }),
    day: optional(day.map((text) => text.slice(0, 10))),
    now: optional(fc.record({ iso: day, paused: fc.boolean() })),
    want: optional(fc.constantFrom('reserve:waiting', 'time-sale:before@+2m x12', 'ad')),
    writes: optional(fc.constantFrom('keep', '1.q1bKz1ayUjKqBQA')),
    lang: optional(fc.constantFrom(...LANGUAGES)),
    size: optional(fc.constantFrom(...SIZES)),
    theme: optional(fc.constantFrom(...THEMES)),
    faults: fc.array(fault, { maxLength: 4 }),
    firebaseFaults: fc.subarray([...FIREBASE_FAULTS]),
    latency: fc.nat(99_999),
    firebase: fc.constantFrom('on', 'off'),
    maps: fc.constantFrom('on', 'off', 'fails'),
    network: fc.constantFrom('on', 'offline'),
    tour: optional(fc.constantFrom(...ROLES_WITH_SCREENS)),
    step: fc.integer({ min: 1, max: 99 }),
    from: optional(fc.constant('lobby')),
    town: optional(fc.constant('run')),
  });
  fc.assert(
    fc.property(situations, (scenario) => {
      expect(readScenario(writeScenario(scenario))).toEqual({ scenario, problems: [] });
    }),
    { numRuns: 200 },
  );
});

test('a link may have every theme of the console', () => {
  expect(THEMES).toEqual(CONSOLE_THEMES);
});

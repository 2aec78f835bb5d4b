import { describe, expect, test } from 'vitest';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { createClock } from '#mocks/harness/clock/clock';
import { eventsBetween, type NextEvent, type NextEventKind } from '#mocks/harness/clock/next-events';
import { NOW, startBackend } from '../../backend/start-backend';

const START = Date.parse(NOW);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The lists of Akashi and of the company nbnb were read by an Operator; the user reads them from now on. */
async function started(username = 'operator') {
  const clock = createClock({ start: START, paused: true });
  const { backend, send, tokenOf } = await startBackend({ clock });
  let as = await tokenOf('operator');
  const read = async (call: string) => (await send(`GET ${call}`, { as })) as Answer;
  for (const call of [
    '/akashi/api/reserves/',
    '/akashi/api/time-sales/',
    '/akashi/api/coupons/',
    '/akashi/api/events/',
    '/invoices/?company=nbnb',
  ])
    await read(call);
  as = await tokenOf(username);
  const accountId = backend.accounts.find((account) => account.username === username)?.id ?? 0;
  const between = (from: number, to: number) =>
    eventsBetween({ db: backend.db, timers: [] }, { city: 'akashi', accountId }, from, to);
  const moveTo = async (at: number) => {
    clock.set(new Date(at).toISOString());
    // Days pass, and with them the token.
    as = await tokenOf(username);
  };
  return { backend, clock, read, between, moveTo };
}

interface Answer {
  status: number;
  body: { data: { content: { id: number }[]; total_length: number } };
}

const next = (events: readonly NextEvent[], kind: NextEventKind): NextEvent => {
  const event = events.find((one) => one.kind === kind);
  if (!event) throw new Error(`no ${kind}`);
  return event;
};
const kinds = (events: readonly NextEvent[]) => [...new Set(events.map(({ kind }) => kind))].toSorted();
const idOf = ({ path }: NextEvent) => Number(path?.split('view=')[1]);

/** The list that has the record before the event, and the list that has it after; null: neither has it. */
const LISTS: readonly [kind: NextEventKind, before: string | null, after: string | null][] = [
  ['reserveExpires', null, '/akashi/api/reserves/?limit=1000&status=expired'],
  ['couponEnds', '/akashi/api/coupons/?limit=1000&ends_within=0', null],
  ['saleEnds', '/akashi/api/time-sales/?limit=1000&ends_within=0', null],
  [
    'eventStarts',
    '/akashi/api/events/?limit=1000&status=not_yet_held',
    '/akashi/api/events/?limit=1000&status=being_held',
  ],
  [
    'eventEnds',
    '/akashi/api/events/?limit=1000&status=being_held',
    '/akashi/api/events/?limit=1000&status=ended',
  ],
  [
    'invoiceOverdue',
    '/invoices/?company=nbnb&limit=1000&status=unpaid',
    '/invoices/?company=nbnb&limit=1000&status=overdue',
  ],
];

describe('[R-WISH-09] the next events of the clock', () => {
  test.each(LISTS)('%s: the list is another before and at that time', async (kind, before, after) => {
    const { read, between, moveTo } = await started();
    // Invoices of several companies are in one table.
    const ofNbnb = new Set(
      (await read('/invoices/?company=nbnb&limit=1000')).body.data.content.map(({ id }) => id),
    );
    const events = between(START + MINUTE, Number.POSITIVE_INFINITY).filter(
      (one) => kind !== 'invoiceOverdue' || ofNbnb.has(idOf(one)),
    );
    const event = next(events, kind);
    const hasIn = async (list: string | null) =>
      list === null ? null : (await read(list)).body.data.content.some(({ id }) => id === idOf(event));
    const seen = async () => [await hasIn(before), await hasIn(after)];
    for (const early of [MINUTE, SECOND]) {
      await moveTo(event.at - early);
      expect(await seen()).toEqual([before && true, after && false]);
    }
    await moveTo(event.at);
    expect(await seen()).toEqual([before && false, after && true]);
  });

  test('a token expires at its time, and the session at its own', async () => {
    const { backend, clock, between } = await started();
    const { access_token: token } = await backend.signIn('operator');
    const { at } = next(between(START, Number.POSITIVE_INFINITY), 'tokenExpires');
    clock.set(new Date(at - SECOND).toISOString());
    expect(backend.accountOf(token)?.username).toBe('operator');
    clock.set(new Date(at).toISOString());
    expect(backend.accountOf(token)).toBeNull();
    expect(between(at, Number.POSITIVE_INFINITY).map(({ kind }) => kind)).toContain('sessionEnds');
  });

  const OF_CITY = [
    'reserveExpires',
    'saleStarts',
    'saleEnds',
    'couponEnds',
    'eventStarts',
    'eventEnds',
  ] satisfies NextEventKind[];
  /** Every user's tab knows the events of all kinds; these are on the user's own screens. */
  test.each<[username: string, own: NextEventKind[]]>([
    ['operator', [...OF_CITY, 'invoiceOverdue']],
    ['administrator', OF_CITY],
    ['administrator_nbnb', [...OF_CITY, 'invoiceOverdue']],
    ['advertiser', ['reserveExpires', 'saleStarts', 'saleEnds', 'couponEnds']],
    ['owner_shop', ['reserveExpires', 'saleStarts', 'saleEnds', 'couponEnds']],
    ['staff_shop', ['reserveExpires']],
  ])('the events that %s finds on own screens are told apart from those of others', async (username, own) => {
    const { read, between } = await started(username);
    const lists: [list: string, path: string][] = [
      ['/akashi/api/reserves/?', 'reserve'],
      ['/akashi/api/time-sales/?', 'time-sale'],
      ['/akashi/api/coupons/?', 'coupon'],
      ['/akashi/api/events/?', 'event'],
      ...COMPANIES.map(({ slug }): [string, string] => [
        `/invoices/?company=${slug}&`,
        'invoice/list-invoice',
      ]),
    ];
    const found = new Set<string>();
    for (const [list, path] of lists) {
      const { status, body } = await read(`${list}limit=1000`);
      if (status === 200) for (const { id } of body.data.content) found.add(`${path}?view=${id}`);
    }
    const events = between(START, Number.POSITIVE_INFINITY).filter(({ path }) => path !== null);
    expect(events.filter(({ isOwn, path }) => isOwn !== found.has(path ?? ''))).toEqual([]);
    expect([kinds(events), kinds(events.filter(({ isOwn }) => isOwn))]).toEqual([
      [...OF_CITY, 'invoiceOverdue'].toSorted(),
      own.toSorted(),
    ]);
  });

  test('the events are in order, after the first moment and up to the last', async () => {
    const { between } = await started();
    const all = between(START, Number.POSITIVE_INFINITY);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => one - other));
    const [first, second] = all;
    expect(between(START, second?.at ?? 0).slice(0, 1)).toEqual([first]);
    expect(between(first?.at ?? 0, Number.POSITIVE_INFINITY)).not.toContainEqual(first);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(9);
  });

  test('a table that nobody has read is left alone: with busy data it has 10,000 rows', async () => {
    const { backend } = await startBackend();
    expect(
      eventsBetween(
        { db: backend.db, timers: [] },
        { city: 'akashi', accountId: 0 },
        0,
        Number.POSITIVE_INFINITY,
      ),
    ).toEqual([]);
    const { between } = await started('administrator_nbnb');
    expect(between(START, Number.POSITIVE_INFINITY).length).toBeGreaterThan(0);
    expect(
      eventsBetween(
        { db: backend.db, timers: [] },
        { city: null, accountId: 0 },
        0,
        Number.POSITIVE_INFINITY,
      ),
    ).toEqual([]);
  });

  test('the timers of machines stand between the events of the data, by their names and without an address', async () => {
    const { backend } = await startBackend();
    const timers = [
      { machine: 'session', delay: 'refreshInterval', at: START + MINUTE },
      { machine: 'reports', delay: 'pollingInterval', at: START + 3 * MINUTE },
    ];
    const scope = { city: null, accountId: 0 };
    expect(eventsBetween({ db: backend.db, timers }, scope, START, START + 2 * MINUTE)).toEqual([
      { kind: 'machineTimer', at: START + MINUTE, name: 'session: refreshInterval', path: null, isOwn: true },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { createClock } from '#mocks/harness/clock/clock';
import { eventsBetween, type NextEvent, type NextEventKind } from '#mocks/harness/clock/next-events';
import { NOW, startBackend } from '../../backend/start-backend';

const START = Date.parse(NOW);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The lists of Akashi and of the company nbnb were read by an Operator; the user reads them from now on. */
async function startWithLists(username = 'operator') {
  const clock = createClock({ start: START, paused: true });
  const { backend, send, tokenOf } = await startBackend({ clock });
  let as = await tokenOf('operator');
  const readList = async (call: string) => (await send(`GET ${call}`, { as })) as ListReply;
  for (const call of [
    '/akashi/api/reserves/',
    '/akashi/api/time-sales/',
    '/akashi/api/coupons/',
    '/akashi/api/events/',
    '/invoices/?company=nbnb',
  ])
    await readList(call);
  as = await tokenOf(username);
  const accountId = backend.accounts.find((account) => account.username === username)?.id ?? 0;
  const nextEvents = (from: number, to: number) =>
    eventsBetween({ db: backend.db, timers: [] }, { city: 'akashi', accountId }, from, to);
  const setClock = async (at: number) => {
    clock.set(new Date(at).toISOString());
    // Days pass, and with them the token.
    as = await tokenOf(username);
  };
  return { backend, clock, readList, nextEvents, setClock };
}

interface ListReply {
  status: number;
  body: { data: { content: { id: number }[]; total_length: number } };
}

const firstOfKind = (events: readonly NextEvent[], kind: NextEventKind): NextEvent => {
  const event = events.find((one) => one.kind === kind);
  if (!event) throw new Error(`no ${kind}`);
  return event;
};
const kindsOf = (events: readonly NextEvent[]) => [...new Set(events.map(({ kind }) => kind))].toSorted();
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
    const { readList, nextEvents, setClock } = await startWithLists();
    // Invoices of several companies are in one table.
    const ofNbnb = new Set(
      (await readList('/invoices/?company=nbnb&limit=1000')).body.data.content.map(({ id }) => id),
    );
    const events = nextEvents(START + MINUTE, Number.POSITIVE_INFINITY).filter(
      (one) => kind !== 'invoiceOverdue' || ofNbnb.has(idOf(one)),
    );
    const event = firstOfKind(events, kind);
    const hasIn = async (list: string | null) =>
      list === null ? null : (await readList(list)).body.data.content.some(({ id }) => id === idOf(event));
    const isInLists = async () => [await hasIn(before), await hasIn(after)];
    for (const lead of [MINUTE, SECOND]) {
      await setClock(event.at - lead);
      expect(await isInLists()).toEqual([before && true, after && false]);
    }
    await setClock(event.at);
    expect(await isInLists()).toEqual([before && false, after && true]);
  });

  test('a token expires at its time, and the session at its own', async () => {
    const { backend, clock, nextEvents } = await startWithLists();
    const { access_token: token } = await backend.signIn('operator');
    const { at } = firstOfKind(nextEvents(START, Number.POSITIVE_INFINITY), 'tokenExpires');
    clock.set(new Date(at - SECOND).toISOString());
    expect(backend.accountOf(token)?.username).toBe('operator');
    clock.set(new Date(at).toISOString());
    expect(backend.accountOf(token)).toBeNull();
    expect(nextEvents(at, Number.POSITIVE_INFINITY).map(({ kind }) => kind)).toContain('sessionEnds');
  });

  const CITY_KINDS = [
    'reserveExpires',
    'saleStarts',
    'saleEnds',
    'couponEnds',
    'eventStarts',
    'eventEnds',
  ] satisfies NextEventKind[];
  /** Every user's tab knows the events of all kinds; these are on the user's own screens. */
  test.each<[username: string, ownKinds: NextEventKind[]]>([
    ['operator', [...CITY_KINDS, 'invoiceOverdue']],
    ['administrator', CITY_KINDS],
    ['administrator_nbnb', [...CITY_KINDS, 'invoiceOverdue']],
    ['advertiser', ['reserveExpires', 'saleStarts', 'saleEnds', 'couponEnds']],
    ['owner_shop', ['reserveExpires', 'saleStarts', 'saleEnds', 'couponEnds']],
    ['staff_shop', ['reserveExpires']],
  ])(
    'the events that %s finds on own screens are told apart from those of others',
    async (username, ownKinds) => {
      const { readList, nextEvents } = await startWithLists(username);
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
      const ownPaths = new Set<string>();
      for (const [list, path] of lists) {
        const { status, body } = await readList(`${list}limit=1000`);
        if (status === 200) for (const { id } of body.data.content) ownPaths.add(`${path}?view=${id}`);
      }
      const events = nextEvents(START, Number.POSITIVE_INFINITY).filter(({ path }) => path !== null);
      expect(events.filter(({ isOwn, path }) => isOwn !== ownPaths.has(path ?? ''))).toEqual([]);
      expect([kindsOf(events), kindsOf(events.filter(({ isOwn }) => isOwn))]).toEqual([
        [...CITY_KINDS, 'invoiceOverdue'].toSorted(),
        ownKinds.toSorted(),
      ]);
    },
  );

  test('the events are in order, after the first moment and up to the last', async () => {
    const { nextEvents } = await startWithLists();
    const allEvents = nextEvents(START, Number.POSITIVE_INFINITY);
    expect(allEvents.map(({ at }) => at)).toEqual(
      allEvents.map(({ at }) => at).toSorted((one, other) => one - other),
    );
    const [first, second] = allEvents;
    expect(nextEvents(START, second?.at ?? 0).slice(0, 1)).toEqual([first]);
    expect(nextEvents(first?.at ?? 0, Number.POSITIVE_INFINITY)).not.toContainEqual(first);
    expect(new Set(allEvents.map(({ kind }) => kind)).size).toBe(9);
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
    const { nextEvents } = await startWithLists('administrator_nbnb');
    expect(nextEvents(START, Number.POSITIVE_INFINITY).length).toBeGreaterThan(0);
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

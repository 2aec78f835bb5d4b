import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { CallArguments, Endpoint } from '#api/http/endpoint';
import type { Page } from '#api/http/shapes';
import { notifications } from '#api/messaging/notifications';
import { reserves } from '#api/offers/reserves';
import { storeAds } from '#api/offers/store-ads';
import { dashboard } from '#api/office/dashboard';
import { staff } from '#api/people/staff';
import { users } from '#api/people/users';
import { cities } from '#api/places/cities';
import { operatedCities } from '#api/places/city-queries';
import { matching } from '#api/recruitment/matching';
import { session } from '#api/session/session';
import { allowConsole } from '../console';
import { dataResponse, refusalResponse, rejection, startClient } from './wire';

const AKASHI = { params: { city: 'akashi' } };

const cityOf = (id: number) => ({ id, name: `city${id}`, name_ja: '市', code_shop: 'x' });

/** One query to a backend with an odd response: the data that is read, and the entries in the log. */
async function readAnswer<E extends Endpoint>(endpoint: E, args: CallArguments<E>, data: unknown) {
  allowConsole(/^contract: /);
  const { call, reportedProblems } = startClient(() => dataResponse(data));
  const answer = (await call(endpoint, args)).data as unknown;
  return { answer, loggedProblems: reportedProblems.map(({ problem, quiet }) => [problem.message, quiet]) };
}

test('an operator as an id, a phone as a number and a missing text are read, the rows stay, and the log names the fields [A-193, A-202]', async () => {
  const rows = [
    { id: 1, title: 'Ａ', description: 'a', operator: '市役所', read: true },
    { id: 2, title: 22, description: null, operator: 7, read: 'false', receivers: '12' },
    { id: '3', title: 'Ｃ', description: 'c', operator: { id: 7, name: '市役所' }, read: 1, created_at: [] },
    { title: 'no id', description: 'd', read: false },
  ];
  // This server means one page.
  const paged = { content: rows, total_length: '4', limit: 20, page_length: 1 };
  expect(await readAnswer(notifications.list, AKASHI, paged)).toEqual({
    answer: {
      content: [
        { id: 1, title: 'Ａ', description: 'a', operator: '市役所', read: true },
        { id: 2, title: '22', description: '', operator: '7', read: false, receivers: 12 },
        {
          id: 3,
          title: 'Ｃ',
          description: 'c',
          operator: '市役所',
          read: true,
          created_at: null,
          unreadable_fields: ['created_at'],
        },
      ],
      // The total stays, and so does the number of rows returned.
      total_length: 4,
      limit: 20,
      page_length: 4,
      unreadable_rows: 1,
    },
    loggedProblems: [
      [
        'contract at GET /:city/notifications/ (200): content[].title is a number; content[].description is null; ' +
          'content[].operator is a number; content[].read is a text; content[].receivers is a text; ' +
          'content[].id is a text; content[].created_at is a list; total_length is a text',
        true,
      ],
    ],
  });
});

test('a record in place of its id is read as the id [A-193]', async () => {
  const row = { id: 1, user: '客', shop: '店', date: '2026-04-01T09:00:00Z', people: 2, status: 'waiting' };
  const params = { city: 'akashi', id: 1 };
  const { answer } = await readAnswer(reserves.one, { params }, { ...row, locker: { id: 4, name: '駅前' } });
  expect(answer).toEqual({ ...row, locker: 4 });
});

test('a city without a shop code, or with half a position, can be chosen, and one without a name cannot [A-193, R-CITY-04]', async () => {
  const content = [
    { id: 1, name: 'akashi', name_ja: '明石市', coordinates: { lat: '34.6', lng: 135 } },
    { id: 2, name: 'kusatsu', name_ja: null, code_shop: 12, coordinates: { lat: 35 }, features: 'post' },
    { id: 3, name: '', name_ja: '名無し', code_shop: 'x' },
  ];
  expect((await readAnswer(cities.mine, {}, { content, total_length: 3 })).answer).toEqual({
    content: [
      {
        id: 1,
        name: 'akashi',
        name_ja: '明石市',
        code_shop: '',
        coordinates: { lat: 34.6, lng: 135 },
        unreadable_fields: ['code_shop'],
      },
      {
        id: 2,
        name: 'kusatsu',
        name_ja: '',
        code_shop: '12',
        coordinates: null,
        features: null,
        unreadable_fields: ['coordinates', 'features'],
      },
    ],
    total_length: 3,
    page_length: 3,
    unreadable_rows: 1,
  });
});

test('a row whose id cannot be read exactly is left out, since a rounded id is that of another record [A-193]', async () => {
  const ids = JSON.parse(
    '[1, 9007199254740993, "9007199254740993", 1.5, 9007199254740991, "7"]',
  ) as unknown[];
  const content = ids.map((id) => ({ id, title: 'Ａ', description: 'a', read: true, operator: 'x' }));
  const { answer, loggedProblems } = await readAnswer(notifications.list, AKASHI, {
    content,
    total_length: 6,
  });
  const readablePage = answer as Page<{ id: number }>;
  expect([
    readablePage.content.map(({ id }) => id),
    readablePage.total_length,
    readablePage.page_length,
    readablePage.unreadable_rows,
  ]).toEqual([[1, 9007199254740991, 7], 6, 6, 3]);
  expect(loggedProblems).toEqual([
    ['contract at GET /:city/notifications/ (200): content[].id is a number', true],
  ]);
});

test('a number that JavaScript has rounded is not read as a text [A-193]', async () => {
  const data = JSON.parse(
    '{ "id": 5, "username": "a", "phone": 90071992547409931, "address": 1.5 }',
  ) as unknown;
  const { answer } = await readAnswer(session.profile, {}, data);
  expect(answer).toEqual({ id: 5, username: 'a', phone: null, address: '1.5', unreadable_fields: ['phone'] });
});

test('a list that is null where its absence has a meaning is absent [A-006]', async () => {
  const city = { ...cityOf(1), features: null };
  const operator = { id: 5, username: 'a', cities: null };
  const condition = { id: 7, title: 'Ａ', description: 'a', read: true, operator: 'x', users: null };
  expect([
    await readAnswer(cities.one, AKASHI, city),
    await readAnswer(users.operator, AKASHI, operator),
    await readAnswer(notifications.byCondition, { params: { x: 7 } }, condition),
  ]).toEqual([city, operator, condition].map((answer) => ({ answer, loggedProblems: [] })));
});

test('an Operator’s cities are those whose response confirms it or leaves it out, not those with 403 or false [A-010, A-193]', async () => {
  allowConsole(/^contract: GET \/get_operation_city/);
  const { call } = startClient(({ request }) => {
    const id = Number(new URL(request.url).searchParams.get('city_id'));
    if (id === 0) return dataResponse({ content: [1, 2, 3, 4].map(cityOf), total_length: 4 });
    if (id === 1) return refusalResponse(403);
    return dataResponse({ ...cityOf(id), ...(id === 4 ? {} : { operates: id === 2 }) });
  });
  const operated = await new QueryClient().fetchQuery(operatedCities({ call, user: 5 }));
  expect(operated.content.map(({ id }) => id)).toEqual([2, 4]);
});

test('a sign-in accepts any profile that has an id [A-193, R-SESSION-05]', async () => {
  const user = { id: '5', username: 1234, permission: { name: 'Operator' }, phone: 781234567, school: [] };
  const answer = { user, access_token: 'one', refresh_token: 'two' };
  expect(
    (await readAnswer(session.signIn, { body: { username: 'a', password: 'b' } }, answer)).answer,
  ).toEqual({
    user: {
      id: 5,
      username: '1234',
      permission: 'Operator',
      phone: '781234567',
      school: null,
      unreadable_fields: ['school'],
    },
    access_token: 'one',
    refresh_token: 'two',
  });
});

test('a list may be a bare array, without a total, or null', async () => {
  const rows = [{ id: 1, content: 'あ' }];
  const expectedPage = { content: rows, total_length: 1, page_length: 1 };
  expect((await readAnswer(matching.posts, {}, rows)).answer).toEqual(expectedPage);
  expect((await readAnswer(matching.posts, {}, { content: rows })).answer).toEqual(expectedPage);
  const emptyPage = { content: [], total_length: 0, page_length: 0 };
  expect((await readAnswer(matching.posts, {}, { content: null, total_length: 0 })).answer).toEqual(
    emptyPage,
  );
});

const oddPost = (id: number) => ({ id, content: id, author: id === 3 ? 3 : 'x' });

test('an odd field is reported once per call, not once per row or response [A-193]', async () => {
  allowConsole(/^contract: GET \/api\/matching\//);
  const { call, reportedProblems } = startClient((_, requestsBefore) =>
    dataResponse({ content: [oddPost(1), oddPost(requestsBefore + 2)], total_length: 2 }),
  );
  for (const _ of [1, 2, 3]) await call(matching.posts, {});
  expect(reportedProblems.map(({ problem }) => problem.message)).toEqual([
    'contract at GET /api/matching/ (200): content[].content is a number',
    'contract at GET /api/matching/ (200): content[].author is a number',
  ]);
});

test.each<[string, unknown, string]>([
  ['a page of a proxy', '<html>502</html>', 'the answer is a text'],
  ['something else', { unexpected: true }, 'the answer is an object of unexpected'],
  ['a list with a text instead of rows', { content: 'x', total_length: 3 }, 'content is a text'],
  ['nothing', null, 'the answer is null'],
])('%s is no list: it is reported as a failure, with its kind [A-202]', async (_, data, odd) => {
  allowConsole(/^contract: GET \/api\/matching\//);
  const { call, reportedProblems } = startClient(() => dataResponse(data));
  expect((await rejection(call(matching.posts, {}))).kind).toBe('contract');
  expect(reportedProblems.map(({ problem, quiet }) => [problem.message, quiet])).toEqual([
    [`contract at GET /api/matching/ (200): ${odd}`, false],
  ]);
});

test('a profile without an id and a sign-in without a token break the contract', async () => {
  allowConsole(/^contract: /);
  const { call } = startClient((request) =>
    request.sentCall.startsWith('POST')
      ? dataResponse({ user: { id: 1, username: 'a' }, access_token: null, refresh_token: 'x' })
      : dataResponse({ username: 'a' }),
  );
  expect((await rejection(call(session.profile, {}))).kind).toBe('contract');
  const body = { username: 'a', password: 'b' };
  expect((await rejection(call(session.signIn, { body }))).kind).toBe('contract');
});

test('the log has the kind of a value, never the value, because a response may hold personal data', async () => {
  const profile = { id: 1, username: 'a', phone: { secret: '078-111-1111' }, email: ['a@b.jp'] };
  const { loggedProblems } = await readAnswer(session.profile, {}, profile);
  expect(loggedProblems).toEqual([
    ['contract at GET /users/profile (200): email is a list; phone is an object of secret', true],
  ]);
});

test('invalid figures become empty, and the rest of the page stays', async () => {
  const data = { bar: { labels: ['4/1'], series: null }, line: {}, totals: [{ key: 'users', value: '12' }] };
  expect((await readAnswer(dashboard.figures, AKASHI, data)).answer).toEqual({
    bar: { labels: ['4/1'], series: [] },
    line: { labels: [], series: [] },
    totals: [{ key: 'users', value: 12 }],
  });
});

const STAFF = {
  params: { company: 'machi' },
  body: { username: 'a', email: 'a@b.jp', name: 'a', password: 'x', confirm_password: 'x' },
};

test.each<[string, () => Response, number]>([
  ['201 with the row', () => dataResponse({ id: 4, name: 'a' }, 201), 201],
  ['202', () => dataResponse({ queued: true }, 202), 200],
  ['204', () => new HttpResponse(null, { status: 204 }), 200],
  ['200 and OK', () => HttpResponse.text('OK'), 200],
  ['200 and nothing', () => new HttpResponse(null, { status: 200 }), 200],
  ['200 and null', () => dataResponse(null), 200],
  ['201 and a row without an id', () => dataResponse({ name: 'a' }, 201), 201],
])('a write with the response %s is done, so that it is not sent twice [A-191]', async (_, reply, status) => {
  allowConsole(/^contract: POST/);
  const { call, reportedProblems } = startClient(reply);
  const answer = await call(staff.create, STAFF);
  expect(answer.status).toBe(status);
  expect(answer.data === null || answer.data.id === 4).toBe(true);
  // It is logged at most, never shown.
  expect(reportedProblems.filter(({ quiet }) => !quiet)).toEqual([]);
});

test('an unknown value of a choice becomes null, and the log names it [A-193]', async () => {
  const ad = {
    id: 1,
    name: '店',
    plan: 'E',
    genres: [5, '6', 'x'],
    image: [{ url: '/a.png' }],
    public: true,
  };
  const query = { search: '', offset: 0, limit: 100, city: 'akashi' };
  const { answer, loggedProblems } = await readAnswer(
    storeAds.list,
    { query },
    { content: [ad], total_length: 1 },
  );
  expect(answer).toMatchObject({ content: [{ plan: null, genres: [5, 6], image: ['/a.png'], price: null }] });
  expect(loggedProblems).toEqual([[expect.stringContaining('content[].plan is the word “E”'), true]]);
});

test('a write without data in its response is done with any text that is no page [A-191]', async () => {
  allowConsole(/^contract: POST/);
  const { call, reportedProblems } = startClient(() => HttpResponse.text('OK', { status: 202 }));
  expect((await call(notifications.readAll, AKASHI)).status).toBe(200);
  expect((await call(notifications.resend, { params: { id: 3 } })).data).toBeNull();
  expect(reportedProblems.filter(({ quiet }) => !quiet)).toEqual([]);
});

test('a query accepts 201 too: every 2xx is a success [A-191]', async () => {
  const { call } = startClient(() => dataResponse({ number_unread: 3 }, 201));
  expect(await call(notifications.unread, AKASHI)).toEqual({ status: 200, data: { number_unread: 3 } });
});

test('in strict mode, as in the demo and in tests, an odd field breaks the contract and is named [A-193, A-202]', async () => {
  allowConsole(/^contract: (GET|POST)/);
  const { call, reportedProblems } = startClient(
    () => dataResponse({ content: [{ id: 1, content: 5 }], total_length: 1 }),
    {
      strict: true,
    },
  );
  expect((await rejection(call(matching.posts, {}))).kind).toBe('contract');
  expect((await rejection(call(users.suspend, { params: { city: 'akashi', id: 1 } }))).kind).toBe('contract');
  expect(reportedProblems.map(({ problem }) => problem.message)).toEqual([
    'contract at GET /api/matching/ (200): content[].content is a number',
    'contract at POST /:city/api/users/:id/suspend/ (200): the answer is no outcome of a write',
  ]);
});

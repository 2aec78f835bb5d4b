import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, pathOf } from '#api/http/endpoint';
import { createBackend } from '#mocks/backend/backend';
import type { Backend } from '#mocks/backend/backend-types';
import { fakeAnswers } from '#mocks/harness/contract/fake-answers';
import { harOf } from '#mocks/harness/contract/har-of';
import type { CountedDifference, HarJudgement } from '#mocks/harness/contract/judge-har';
import { judgeHar } from '#mocks/harness/contract/judge-har';
import { readHar } from '#mocks/harness/contract/read-har';
import { declared } from '../../../contract.declared';
import { startAs, stoppedClock } from '../../backend/start-backend';
import { HAR_BASE, harText, type TestCall } from './har-text';

const endpoints = declared.map(({ endpoint }) => endpoint);

async function judgementOf(
  calls: readonly TestCall[],
  withFake: Backend | false = false,
): Promise<HarJudgement> {
  const reading = await readHar(harText(calls));
  if (reading === null) throw new Error('the file is no HAR');
  return judgeHar(reading, {
    endpoints,
    answerOfFake: withFake ? await fakeAnswers(withFake, 'operator') : null,
  });
}

/** `content[].name otherwise: text came as number`, of the endpoints with calls. */
const verdictsOf = ({ endpoints: allEndpoints }: HarJudgement) =>
  allEndpoints
    .filter(({ calls }) => calls > 0)
    .map(({ method, path, verdicts, differences }) => [
      `${method} ${path}`,
      verdicts.join(' '),
      ...differences.map(sentence),
    ]);

/** `content[].name: text, number in the fake`, of the endpoints that could be compared. */
const fakeComparisons = ({ endpoints: allEndpoints }: HarJudgement) =>
  allEndpoints.flatMap(({ method, path, fake }) => {
    if (fake === null) return [];
    if (fake.kind !== 'other')
      return [[`${method} ${path}`, fake.kind, ...('statuses' in fake ? fake.statuses : [])]];
    const sentences = fake.differences.map(
      (one) =>
        `${one.path}: ${one.real.join('/') || 'nothing'}, ${one.fake.join('/') || 'nothing'} in the fake`,
    );
    return [[`${method} ${path}`, ...sentences]];
  });

const isSimpleRead = ({ method, host, path }: Endpoint) =>
  method === 'GET' && host === 'backend' && !/:(id|param|x|page)\b/.test(path);

const urlOf = (path: string) => ({ method: 'POST', url: HAR_BASE + path });

const createFakeBackend = () => createBackend({ clock: stoppedClock() });

const sentence = ({ kind, side, path, due, came, calls }: CountedDifference) =>
  `${side} ${path}: ${kind}, ${due.join('/')} came as ${came}, x${calls}`;

const pageResponse = (...rows: object[]) => ({ data: { content: rows, total_length: rows.length } });
const GENRE = { id: 1, name: '海辺', parent: null };

test('each kind of difference is named field by field [R-WISH-07]', async () => {
  const judgement = await judgementOf([
    { call: 'GET /akashi/api/genres/', answer: pageResponse(GENRE) },
    {
      call: 'GET /akashi/api/genres/?limit=20',
      answer: pageResponse({ ...GENRE, id: 'x7', name: 12, colour: 'red' }, GENRE),
    },
    { call: 'GET /akashi/api/genres/?limit=20&colour=red', answer: pageResponse({ ...GENRE, name: 12 }) },
    {
      call: 'POST /akashi/api/genres/',
      sent: { name: '山', parent: '3', icon: 1 },
      status: 202,
      answer: { data: GENRE },
    },
    { call: 'DELETE /akashi/api/genres/7/', status: 418, answer: {} },
    { call: 'GET /akashi/api/scenes/', answer: { data: 'nothing here' } },
    { call: 'GET /akashi/api/scenes/', answer: '<!doctype html>' },
    { call: 'POST /akashi/api/scenes/', sent: { name: '' }, status: 400, answer: { code: 7 } },
    { call: 'GET /akashi/api/coupons/', content: { size: 812, mimeType: 'application/json' } },
  ]);
  expect(verdictsOf(judgement)).toMatchInlineSnapshot(`
    [
      [
        "GET /:city/api/coupons/",
        "unrecorded",
        "answer : unrecorded,  came as missing, x1",
      ],
      [
        "GET /:city/api/genres/",
        "otherwise unknown",
        "answer content[].name: otherwise, text came as number, x2",
        "answer content[].id: otherwise, number came as text, x1",
        "answer content[].colour: unknown,  came as text, x1",
        "request ?colour: unknown,  came as text, x1",
      ],
      [
        "POST /:city/api/genres/",
        "status otherwise unknown",
        "answer 202: status,  came as anything, x1",
        "request parent: otherwise, number came as text, x1",
        "request icon: unknown,  came as number, x1",
      ],
      [
        "DELETE /:city/api/genres/:id/",
        "unreadable status",
        "answer 418: unreadable, text came as object, x1",
        "answer 418: status,  came as anything, x1",
      ],
      [
        "GET /:city/api/scenes/",
        "unreadable",
        "answer : unreadable, object came as text, x2",
      ],
      [
        "POST /:city/api/scenes/",
        "unreadable",
        "answer 400: unreadable, text came as object, x1",
      ],
    ]
  `);
});

test('the HAR that the fake backend writes fits, and its answers have the structure of the fake [R-WISH-07]', async () => {
  const { request, backend } = await startAs('operator');
  const values = {
    latitude: '35.3',
    longitude: '139.4',
    radius: '5000',
    type: 'get_ads',
    city_id: '1',
    user_id: '1',
    code: '28',
    get_all: 'true',
    company: 'machi',
    city: 'akashi',
  };
  for (const { path, query } of endpoints.filter(isSimpleRead)) {
    const issues = query === undefined ? [] : (z.safeParse(query, {}).error?.issues ?? []);
    const neededParams = issues.map(
      ({ path: [name] }) => `${String(name)}=${values[name as keyof typeof values]}`,
    );
    await request(
      `GET ${pathOf(path, { city: 'akashi', company: 'machi', schoolId: '3' })}?${neededParams.join('&')}`,
    );
  }
  const genresPath = '/akashi/api/genres/';
  const draft = { name: '海辺', parent: null };
  const { data } = (await request(`POST ${genresPath}`, draft)).body as { data: { id: number } };
  await request(`POST ${genresPath}`, { name: '', parent: null });
  await request(`PUT ${genresPath}${data.id}/`, { ...draft, name: '浜辺' });
  await request(`GET ${genresPath}${data.id}/`);
  await request(`DELETE ${genresPath}${data.id}/`);
  await request(`GET ${genresPath}${data.id}/`);
  const statuses = backend.log.entries().map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 201, 204, 400, 404]));

  const reading = await readHar(JSON.stringify(harOf(backend.log.entries(), 'test')));
  if (reading === null) throw new Error('the file is no HAR');
  const answerOfFake = await fakeAnswers(createFakeBackend(), 'operator');
  const { endpoints: allEndpoints, calls } = await judgeHar(reading, { endpoints, answerOfFake });
  expect(calls).toBe(statuses.length);
  const calledEndpoints = allEndpoints.filter(({ calls: count }) => count > 0);
  expect(
    calledEndpoints.filter(({ verdicts, fake }) => verdicts[0] !== 'fits' || fake?.kind === 'other'),
  ).toEqual([]);
});

test('the fake is asked the same, with a city and a record that it has, and only structures are compared', async () => {
  const row = { id: 1, name: 7, colour: '#ff0000' };
  const judgement = await judgementOf(
    [
      { call: 'GET /osaka/api/genres/', answer: pageResponse(row) },
      { call: 'GET /osaka/api/genres/123456/', answer: { data: row } },
      { call: 'POST /akashi/api/genres/', sent: { name: '' }, status: 201, answer: { data: row } },
      { call: 'GET /akashi/api/scenes/', answer: pageResponse() },
    ],
    createFakeBackend(),
  );
  expect(fakeComparisons(judgement)).toMatchInlineSnapshot(`
    [
      [
        "GET /:city/api/genres/",
        "content[].name: number, text in the fake",
        "content[].colour: text, nothing in the fake",
        "content[].parent: nothing, number in the fake",
        "content[].path: nothing, text in the fake",
        "limit: nothing, number in the fake",
      ],
      [
        "GET /:city/api/genres/:id/",
        "name: number, text in the fake",
        "colour: text, nothing in the fake",
        "path: nothing, text in the fake",
      ],
      [
        "POST /:city/api/genres/",
        "status",
        400,
      ],
      [
        "GET /:city/api/scenes/",
        "limit: nothing, number in the fake",
      ],
    ]
  `);
});

test('the address of the API is found, and what is no call of it is counted and left out', async () => {
  const scenes = pageResponse({ id: 1, name: '朝' });
  const { base, calls, leftOut, strangers } = await judgementOf([
    { call: 'GET /akashi/api/scenes/', answer: scenes },
    { call: 'GET /akashi/api/scenes', answer: scenes },
    { call: 'OPTIONS /akashi/api/scenes/', status: 204 },
    { call: 'GET /akashi/api/genres/', status: 301 },
    { call: 'GET /akashi/api/genres/', status: 0 },
    { call: 'GET https://maps.example/akashi/api/scenes/', answer: scenes },
    { call: 'GET https://api.machi.example/logo.png', content: { mimeType: 'image/png', size: 9 } },
    { call: 'GET /akashi/api/weather/2026-04-01/taro%40machi.example/', answer: {} },
    { call: 'GET /akashi/api/weather/2026-04-02/hanako%40machi.example/', answer: {} },
    { call: 'GET /akashi/api/users/tanaka_taro/', answer: {} },
    { call: 'GET /', entry: { request: 'damaged' } },
  ]);
  expect({ base, calls, leftOut, strangers }).toMatchInlineSnapshot(`
    {
      "base": "https://api.machi.example/service/v1",
      "calls": 5,
      "leftOut": {
        "damaged": 1,
        "otherFiles": 1,
        "otherHosts": 1,
        "preflights": 1,
        "redirects": 1,
        "withoutAnswer": 1,
      },
      "strangers": [
        {
          "call": "GET /:city/api/weather/:value/:value/",
          "calls": 2,
        },
      ],
    }
  `);
});

test('bodies of a HAR are read as browsers write them: base64, forms, a byte order mark; a file that is no HAR is refused', async () => {
  const answer = pageResponse({ id: 1, name: '朝' });
  const base64 = btoa(
    Array.from(new TextEncoder().encode(JSON.stringify(answer)), (byte) => String.fromCharCode(byte)).join(
      '',
    ),
  );
  const multipart =
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n山\r\n--b\r\nContent-Disposition: form-data; name="colour"\r\n\r\nred\r\n--b--\r\n';
  const judgement = await judgementOf([
    {
      call: 'GET /akashi/api/scenes/',
      content: { mimeType: 'application/json', encoding: 'base64', text: base64 },
    },
    {
      call: 'POST /akashi/api/scenes/',
      status: 201,
      entry: {
        request: {
          ...urlOf('/akashi/api/scenes/'),
          postData: { mimeType: 'multipart/form-data; boundary=b', text: multipart },
        },
      },
    },
    {
      call: 'POST /akashi/api/genres/',
      status: 201,
      entry: {
        request: {
          ...urlOf('/akashi/api/genres/'),
          postData: {
            mimeType: 'multipart/form-data; boundary=b',
            params: [
              { name: 'name', value: '山' },
              { name: 'photo', fileName: 'a.png' },
            ],
          },
        },
      },
    },
    {
      call: 'POST /akashi/api/coupons/',
      status: 201,
      entry: {
        request: {
          ...urlOf('/akashi/api/coupons/'),
          postData: { mimeType: 'multipart/form-data; boundary=b' },
        },
      },
    },
  ]);
  expect(verdictsOf(judgement)).toMatchInlineSnapshot(`
    [
      [
        "POST /:city/api/coupons/",
        "unrecorded",
        "request : unrecorded,  came as missing, x1",
      ],
      [
        "POST /:city/api/genres/",
        "otherwise unknown",
        "request parent: otherwise, number came as missing, x1",
        "request photo: unknown,  came as file, x1",
      ],
      [
        "GET /:city/api/scenes/",
        "fits",
      ],
      [
        "POST /:city/api/scenes/",
        "unknown",
        "request colour: unknown,  came as text, x1",
      ],
    ]
  `);
  expect([
    await readHar('{"log":{}}'),
    await readHar('no JSON'),
    (await readHar(`\uFEFF${harText([])}`))?.calls,
  ]).toEqual([null, null, []]);
});

test('no value of the file is in the judgement', async () => {
  const secret = {
    name: '田中太郎',
    mail: 'taro@machi.example',
    phone: '090-1234-5678',
    plan: 'gold_member',
  };
  const judgement = await judgementOf(
    [
      {
        call: `GET /akashi/api/genres/?search=${encodeURIComponent(secret.name)}&q=${secret.phone}`,
        answer: pageResponse({
          id: secret.phone,
          name: { [secret.mail]: secret.name },
          parent: secret.name,
          [secret.mail]: 1,
          [secret.name]: 2,
        }),
      },
      {
        call: 'POST /akashi/api/users/',
        sent: { ...secret, gender: secret.plan, [secret.phone]: 1 },
        status: 400,
        answer: { [secret.mail]: 3 },
      },
      {
        call: 'GET /akashi/api/users/',
        answer: pageResponse({ id: 1, gender: secret.plan, permission: secret.plan }),
      },
      { call: `GET /akashi/api/users/${secret.plan}/${secret.phone}/`, answer: secret.name },
    ],
    createFakeBackend(),
  );
  const text = JSON.stringify(judgement);
  expect(Object.values(secret).filter((value) => text.includes(value))).toEqual([]);
});

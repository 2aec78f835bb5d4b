import { describe, expect, test } from 'vitest';
import { pathOf } from '#api/http/endpoint';
import text from '../../docs/openapi.json?raw';
import { declared } from '../contract.declared';
import { dataOf, startAs } from '../mocks/backend/start-backend';
import { type OpenApi, validatorOf } from './validator';

const document = JSON.parse(text) as OpenApi;
const validator = validatorOf(document);

/** A call missing in the document fails only document.test.ts. */
const documentedOperations = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId }) => operationId);

/** The open-data service is another host, with a key of its own. */
const readCalls = declared
  .filter(({ endpoint: { method, host } }) => method === 'GET' && host === 'backend')
  .filter(({ name }) => documentedOperations.includes(name));

const CITY = 'shonan';
/** Parameters that some call needs; the others ignore them. */
const ALL_PARAMETERS = `city=${CITY}&company=machi&code=28&get_all=true&latitude=35.3&longitude=139.4&radius=5000`;
const TYPES = ['get_ads', 'get_users', 'passport_custom_for_shop'];

/** The list that has the id of a call; by default the list at the same path. */
const LISTS_OF_IDS: Readonly<Record<string, string>> = {
  'notifications.receivers': '/shonan/notifications/',
  'notifications.byCondition': '/shonan/notifications/',
  'notifications.notifyOperator': '/shonan/notifications/my_notification/?from=operator',
};

/** Values beyond the known ones and the notations, which a backend may have: the console reads them (A-193). */
const TOLERATED_PROBLEMS =
  /\/(status|gender|birthday|permission|audience)\b.* must (match format|be equal to one of|be null|match a schema)/;

describe.each(['normal', 'edge'] as const)('the data of %s', (profile) => {
  test('every GET of the fake backend has a response as documented', async () => {
    const { request } = await startAs('operator', { seed: { profile, n: 1 } });
    const [{ id: city_id } = { id: 0 }] = await rowsOf('/default/api/city/info/');
    await request(`POST /api/notification/create_notification_by_condition?city=${CITY}&age_from=20`, {
      title: '二十歳以上',
      description: '条件で送りました。',
    });
    const { id: user_id } = dataOf<{ id: number }>(await request('GET /users/profile'));

    async function rowsOf(path: string): Promise<{ id: number }[]> {
      return dataOf<{ content: { id: number }[] }>(await request(`GET ${path}`)).content;
    }

    const undocumentedReplies: object[] = [];
    for (const { name, endpoint } of readCalls) {
      const params = { city: CITY, company: 'machi', schoolId: '3', page: 2 };
      const needsId = /:(id|param|x)\b/.test(endpoint.path);
      const list =
        LISTS_OF_IDS[name] ?? pathOf(endpoint.path.replace(/:id\/?$/, ''), { ...params, param: 0, x: 0 });
      const [{ id } = { id: 0 }] = needsId ? await rowsOf(list) : [];
      const path = pathOf(endpoint.path, { ...params, id, param: id, x: id });
      for (const type of name === 'notificationTargets.favourites' ? TYPES : ['']) {
        const query = `${ALL_PARAMETERS}&city_id=${city_id}&user_id=${user_id}${type && `&type=${type}`}`;
        const { status, body } = await request(`GET ${path}?${query}`);
        const problems = validator
          .problemsOfResponse(name, status, body)
          .filter((problem) => profile === 'normal' || !TOLERATED_PROBLEMS.test(problem));
        if (status !== 200 || problems.length > 0) undocumentedReplies.push({ name, status, problems });
      }
    }
    expect(undocumentedReplies).toEqual([]);
  });
});

test('writes of the fake backend have responses as documented: done, refused, kept', async () => {
  const { send, request } = await startAs('operator');
  const genres = '/shonan/api/genres/';
  const rows = dataOf<{ content: { parent: number | null }[] }>(
    await request(`GET ${genres}?limit=1000`),
  ).content;
  const inUse = rows.find(({ parent }) => parent !== null)?.parent ?? 0;
  const created = await request(`POST ${genres}`, { name: '海辺', parent: null });
  const { id } = dataOf<{ id: number }>(created);
  const signIn = { username: 'operator', password: 'machi2026' };
  const replies = [
    ['session.signIn', 200, await send('POST /signin/', { body: signIn })],
    ['session.signIn', 401, await send('POST /signin/', { body: { ...signIn, password: 'other' } })],
    ['genres.create', 201, created],
    ['genres.create', 400, await request(`POST ${genres}`, { name: '', parent: null })],
    ['genres.create', 401, await send(`POST ${genres}`, { body: { name: '山辺', parent: null } })],
    ['genres.update', 200, await request(`PUT ${genres}${id}/`, { name: '浜辺', parent: null })],
    ['genres.remove', 204, await request(`DELETE ${genres}${id}/`)],
    ['genres.remove', 404, await request(`DELETE ${genres}${id}/`)],
    ['genres.remove', 209, await request(`DELETE ${genres}${inUse}/`)],
    ['users.suspend', 200, await request('POST /shonan/api/users/1/suspend/')],
  ] as const;
  expect(
    replies.map(([name, , { status, body }]) => [
      name,
      status,
      validator.problemsOfResponse(name, status, body),
    ]),
  ).toEqual(replies.map(([name, status]) => [name, status, []]));
});

test('a response with a field of another type, or without its envelope, is reported', () => {
  const genre = { id: 1, name: '海辺', parent: null };
  expect([
    validator.problemsOfResponse('genres.one', 200, { data: { ...genre, parent: 'none' } }),
    validator.problemsOfResponse('genres.one', 200, genre),
    validator.problemsOfResponse('genres.one', 201, { data: genre }),
  ]).toEqual([
    ['/data/parent must be integer,null'],
    [" must have required property 'data'"],
    ['the document has no 201 of genres.one'],
  ]);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Call } from '#api/http/endpoint';
import { municipalityList, prefectureList } from '#api/places/japan-queries';
import { startBackend } from '../mocks/backend/start-backend';

/** The fake backend behind `fetch`, called as by the client, and the requests that it received. */
async function startBackendWith(headers: (token: string) => Record<string, string>) {
  const { base, tokenOf } = await startBackend();
  const token = await tokenOf('administrator');
  const requests: string[] = [];
  const call = (async ({ path }: { path: string }, { query = {} }: { query?: Record<string, string> }) => {
    const request = `${path}?${new URLSearchParams(query)}`.replace(/\?$/, '');
    requests.push(request);
    const response = await fetch(base + request, { headers: headers(token) });
    return { status: response.status, data: ((await response.json()) as { data: unknown }).data };
  }) as unknown as Call;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { call, requests, client };
}

test.each([
  {
    openData: false,
    headers: (token: string) => ({ authorization: `Bearer ${token}` }),
    requests: ['/japan/prefectures/', '/japan/municipalities?code=28'],
  },
  {
    openData: true,
    headers: () => ({ 'x-api-key': 'a key' }),
    requests: ['/api/v1/prefectures', '/api/v1/cities?prefCode=28'],
  },
])(
  '47 prefectures and the municipalities of one are loaded, with the open-data service configured: $openData [R-CITY-16, R-CITY-20, R-CALL-25, R-CALL-26, A-013, A-183]',
  async ({ openData, headers, requests: expected }) => {
    const { call, requests, client } = await startBackendWith(headers);
    const prefectures = await client.fetchQuery(prefectureList({ call, openData }));
    const hyogo = prefectures.find(({ name }) => name === '兵庫県');
    const municipalities = await client.fetchQuery(
      municipalityList({ call, openData, code: hyogo?.code ?? '' }),
    );
    expect([prefectures.length, prefectures[0], hyogo?.code, requests]).toEqual([
      47,
      { code: '01', name: '北海道' },
      '28',
      expected,
    ]);
    expect(municipalities).toContainEqual({ code: '28203', name: '明石市' });
  },
);

test('the open-data service refuses a request without a key', async () => {
  const { base } = await startBackend();
  const status = async (path: string) => (await fetch(base + path)).status;
  expect([await status('/api/v1/prefectures'), await status('/api/v1/cities?prefCode=28')]).toEqual([
    403, 403,
  ]);
});

import { expect, test } from 'vitest';
import { news } from '#api/content/news';
import type { Endpoint } from '#api/http/endpoint';
import { declared } from '../contract.declared';
import { refusalResponse, startClient } from './wire';

const decomposed = (text: string) => text.normalize('NFD');

/** The names of the query of a call. */
const queryNamesOf = ({ query }: Endpoint): readonly string[] =>
  query !== undefined && 'shape' in query ? Object.keys(query.shape as object) : [];

const searchCalls = declared.filter(({ endpoint }) => queryNamesOf(endpoint).includes('search'));

test('every call with a search is among the tested calls', () => {
  expect(searchCalls.length).toBeGreaterThan(20);
});

test.each(searchCalls.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s searches for what the text looks like, however it was composed and spaced',
  async (_, endpoint) => {
    const { call, receivedRequests } = startClient(() => refusalResponse(404));
    const paramNames = endpoint.path.match(/:\w+/g) ?? [];
    const params = Object.fromEntries(paramNames.map((name) => [name.slice(1), 1]));
    const query = { search: `\ufeff${decomposed('ガーデン')}　プラザ\u200b` };
    await call(endpoint, { params, query } as never).catch(() => null);
    const { searchParams } = new URL(receivedRequests[0]?.request.url ?? '');
    expect(searchParams.get('search')).toBe('ガーデン プラザ');
  },
);

test('a file is sent with the composed form of its name, as no Mac writes it', async () => {
  const { call, receivedRequests } = startClient(() => refusalResponse(404));
  const image = new File(['bytes'], decomposed('ポスター.png'), { type: 'image/png' });
  await call(news.create, { params: { city: 'akashi' }, body: { title: '花火', image } } as never).catch(
    () => null,
  );
  expect(receivedRequests[0]?.text).toContain('filename="ポスター.png"');
});

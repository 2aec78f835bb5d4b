import { expect, test } from 'vitest';
import { news } from '#api/content/news';
import type { Endpoint } from '#api/http/endpoint';
import { declared } from '../contract.declared';
import { refused, wire } from './wire';

const decomposed = (text: string) => text.normalize('NFD');

/** The names of the query of a call. */
const queryOf = ({ query }: Endpoint): readonly string[] =>
  query !== undefined && 'shape' in query ? Object.keys(query.shape as object) : [];

const searches = declared.filter(({ endpoint }) => queryOf(endpoint).includes('search'));

test('every call with a search is tried', () => {
  expect(searches.length).toBeGreaterThan(20);
});

test.each(searches.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s searches for what the text looks like, however it was composed and spaced',
  async (_, endpoint) => {
    const { call, received } = wire(() => refused(404));
    const names = endpoint.path.match(/:\w+/g) ?? [];
    const params = Object.fromEntries(names.map((name) => [name.slice(1), 1]));
    const query = { search: `\ufeff${decomposed('ガーデン')}　プラザ\u200b` };
    await call(endpoint, { params, query } as never).catch(() => null);
    const { searchParams } = new URL(received[0]?.request.url ?? '');
    expect(searchParams.get('search')).toBe('ガーデン プラザ');
  },
);

test('a file is sent with the composed form of its name, as no Mac writes it', async () => {
  const { call, received } = wire(() => refused(404));
  const image = new File(['bytes'], decomposed('ポスター.png'), { type: 'image/png' });
  await call(news.create, { params: { city: 'akashi' }, body: { title: '花火', image } } as never).catch(
    () => null,
  );
  expect(received[0]?.text).toContain('filename="ポスター.png"');
});

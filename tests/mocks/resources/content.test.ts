import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { News } from '#domain/content/news';
import { dataOf, stand } from '../stand';

async function inTown(username = 'administrator') {
  const standing = await stand({ seed: { profile: 'normal', n: 1 } });
  const as = await standing.tokenOf(username);
  return {
    ...standing,
    ask: (line: string, body?: unknown) =>
      standing.send(line, { as, ...(body === undefined ? {} : { body }) }),
  };
}

const formOf = (words: Readonly<Record<string, string | File>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  return form;
};

const NEWS = { title: ' 新店オープン ', content: '3軒が加わりました。', date: '2026-04-01T00:00:00.000Z' };

test('news is kept with its picture, which stays as long as none is sent [R-ENT-41, A-110, A-195]', async () => {
  const { ask } = await inTown();
  const image = new File(['GIF89a'], 'map.gif', { type: 'image/gif' });
  const reply = await ask('POST /akashi/api/news/', formOf({ ...NEWS, image }));
  const { id, ...kept } = dataOf<News>(reply);
  const stored = { ...NEWS, title: '新店オープン', image: 'data:image/gif;base64,R0lGODlh' };
  expect([reply.status, kept]).toEqual([201, stored]);
  await ask(`PUT /akashi/api/news/${id}/`, formOf({ ...NEWS, content: '4軒です。' }));
  expect(dataOf<News>(await ask(`GET /akashi/api/news/${id}/`))).toEqual({
    ...stored,
    id,
    content: '4軒です。',
  });
  expect((await ask(`GET /kusatsu/api/news/${id}/`)).status).toBe(404);
});

test('news without its words, or with a picture that is none, is refused at the field [R-VAL-FILE-02, A-126]', async () => {
  const { ask } = await inTown();
  const image = new File(['%PDF'], 'map.pdf', { type: 'application/pdf' });
  expect([
    await ask('POST /akashi/api/news/', formOf({ ...NEWS, title: '' })),
    await ask('POST /akashi/api/news/', formOf({ ...NEWS, image })),
  ]).toMatchObject([
    { status: 400, body: { errors: { title: ['この項目は必須です。'] } } },
    { status: 400, body: { errors: { image: ['画像はjpg、jpeg、png、gifのいずれかにしてください。'] } } },
  ]);
});

test('news is the office’s, newest first, sorted by its date where that is asked [R-GEN-33]', async () => {
  const { ask, send, tokenOf } = await inTown();
  const page = async (query: string) =>
    dataOf<Page<News>>(await ask(`GET /akashi/api/news/?${query}`)).content;
  const newest = await page('limit=5');
  expect(newest.map(({ id }) => id)).toEqual(
    newest.map(({ id }) => id).toSorted((one, other) => other - one),
  );
  const dates = (await page('limit=200&ordering=date')).map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  const statuses = ['owner_shop', 'staff_shop', 'advertiser', 'operator'].map(async (username) => {
    const as = await tokenOf(username);
    return (await send('GET /akashi/api/news/?limit=1', { as })).status;
  });
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 200]);
});

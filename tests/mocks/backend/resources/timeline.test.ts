import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { TimelineEntry } from '#domain/content/timeline';
import { SEED_PROFILES } from '#mocks/backend/seed/base/seed';
import { timelineTable } from '#mocks/backend/tables/content/timeline';
import { dataOf, startAs, startBackend } from '../start-backend';

async function backendAs(username: string) {
  const started = await startAs(username);
  const ownId = started.backend.accounts.find((one) => one.username === username)?.id;
  return { ...started, ownId };
}

const VIDEO = 'https://youtu.be/machi000001';

function bodyOf(content: string, change: { images?: (File | string)[]; link?: string } = {}) {
  const body = new FormData();
  body.append('content', content);
  for (const image of change.images ?? ['[]']) body.append('images', image);
  const links = change.link === undefined ? [] : [{ content: change.link }];
  body.append('videos', JSON.stringify({ links, thumbnails: [] }));
  return body;
}

test('an entry is stored with author, time, pictures in order, and videos with thumbnails of the demo [E-135, R-ENT-29, R-ENT-30, A-036, A-104]', async () => {
  const { request, ownId } = await backendAs('staff_shop');
  const images = [new File(['one'], '1.png', { type: 'image/png' }), 'https://files.example.jp/2.png'];
  const created = dataOf<TimelineEntry>(
    await request('POST /akashi/api/timeline/', bodyOf(' 朝の様子です。 ', { images, link: VIDEO })),
  );
  expect(created).toEqual({
    id: created.id,
    content: '朝の様子です。',
    images: [`data:image/png;base64,${btoa('one')}`, 'https://files.example.jp/2.png'],
    videos: {
      links: [{ content: VIDEO }],
      thumbnails: [{ url: expect.stringMatching(/^data:image\/svg/) as string }],
    },
    author: '店舗スタッフ',
    author_id: ownId,
    created_at: '2026-04-01T00:00:00.000Z',
  });
  const editReply = await request(
    `PUT /akashi/api/timeline/${created.id}/`,
    bodyOf(' ', { images: ['https://files.example.jp/2.png'] }),
  );
  const editedEntry = {
    ...created,
    content: null,
    images: ['https://files.example.jp/2.png'],
    videos: { links: [], thumbnails: [] },
  };
  expect(dataOf<TimelineEntry>(editReply)).toEqual(editedEntry);
  expect(dataOf<TimelineEntry>(await request(`GET /akashi/api/timeline/${created.id}/`))).toEqual(
    editedEntry,
  );
  expect((await request(`DELETE /akashi/api/timeline/${created.id}/`)).status).toBe(204);
  expect((await request(`GET /akashi/api/timeline/${created.id}/`)).status).toBe(404);
});

test.each([
  ['staff_shop', 400, 400],
  ['owner_shop', 400, 400],
  ['advertiser', 400, 400],
  ['administrator', 400, 204],
  ['operator', 400, 204],
])(
  'for another’s entry %s gets %i to an edit and %i to a delete, as a text that signs no user out [A-170, A-205]',
  async (username, editStatus, deleteStatus) => {
    const { request, backend } = await backendAs(username);
    const [foreignEntry] = backend.db.of(timelineTable).list({
      city: 'akashi',
      filter: ({ author_id }) => author_id === null,
    }).rows;
    const replies = [
      await request(`PUT /akashi/api/timeline/${foreignEntry?.id}/`, bodyOf('別の人の言葉')),
      await request(`DELETE /akashi/api/timeline/${foreignEntry?.id}/`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([editStatus, deleteStatus]);
    expect(replies[0]?.body).toMatchObject({ message: '編集できるのは自分の投稿だけです。' });
  },
);

test('the server applies the rules too, each at its field [A-189]', async () => {
  const { request } = await backendAs('owner_shop');
  const file = new File(['x'], '表.pdf', { type: 'application/pdf' });
  const refusal = await request(
    'POST /akashi/api/timeline/',
    bodyOf('　', { images: [file], link: 'https://example.com' }),
  );
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    {
      errors: {
        images: ['画像はjpg、jpeg、png、gifのいずれかにしてください。'],
        videos: ['1行目はYouTubeの動画のリンクではありません。'],
      },
    },
  ]);
});

test('entries are returned newest first, 20 at once, and searched by text and author [R-CONST-02, A-154]', async () => {
  const { request } = await backendAs('advertiser');
  const page = dataOf<Page<TimelineEntry>>(await request('GET /akashi/api/timeline/'));
  const dates = page.content.map(({ created_at: at }) => at);
  expect([dates.length, dates]).toEqual([20, dates.toSorted().toReversed()]);
  const foundEntries = dataOf<Page<TimelineEntry>>(
    await request(`GET /akashi/api/timeline/?search=${encodeURIComponent('店舗オーナー')}`),
  );
  expect(new Set(foundEntries.content.map(({ author }) => author))).toEqual(new Set(['店舗オーナー']));
});

test('every seed has a timeline, and each city a different one', async () => {
  const seedTimelines = await Promise.all(
    SEED_PROFILES.map(async (profile) => {
      const { backend } = await startBackend({ seed: { profile, n: 1 } });
      const [akashi = [], kusatsu = []] = ['akashi', 'kusatsu'].map((city) =>
        backend.db
          .of(timelineTable)
          .list({ city })
          .rows.map(({ content, author }) => `${author}: ${content}`),
      );
      return [profile, akashi.length, akashi.join() === kusatsu.join()];
    }),
  );
  expect(seedTimelines).toEqual([
    ['normal', expect.any(Number), false],
    ['empty', 0, true],
    ['busy', 10_000, false],
    ['edge', 64, expect.any(Boolean)],
  ]);
});

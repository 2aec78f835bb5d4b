import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Article } from '#domain/content/article';
import type { Event } from '#domain/content/event';
import type { Job } from '#domain/content/job';
import type { News } from '#domain/content/news';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { genreTable } from '#mocks/backend/tables/offers/genres';
import { dataOf, startAs, stoppedClock } from '../start-backend';

async function backendAs(username = 'administrator') {
  const clock = stoppedClock();
  return { ...(await startAs(username, { clock })), clock };
}

const formOf = (values: Readonly<Record<string, string | File>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

const NEWS = { title: ' 新店オープン ', content: '3軒が加わりました。', date: '2026-04-01T00:00:00.000Z' };

test('a news item is stored with its picture, which stays when none is sent [R-ENT-41, A-110, A-195]', async () => {
  const { request } = await backendAs();
  const image = new File(['GIF89a'], 'map.gif', { type: 'image/gif' });
  const reply = await request('POST /akashi/api/news/', formOf({ ...NEWS, image }));
  const { id, ...storedNews } = dataOf<News>(reply);
  const expectedNews = { ...NEWS, title: '新店オープン', image: 'data:image/gif;base64,R0lGODlh' };
  expect([reply.status, storedNews]).toEqual([201, expectedNews]);
  await request(`PUT /akashi/api/news/${id}/`, formOf({ ...NEWS, content: '4軒です。' }));
  expect(dataOf<News>(await request(`GET /akashi/api/news/${id}/`))).toEqual({
    ...expectedNews,
    id,
    content: '4軒です。',
  });
  expect((await request(`GET /kusatsu/api/news/${id}/`)).status).toBe(404);
});

test('a field missing in a form keeps its stored value, and an empty one is cleared [A-263]', async () => {
  const { request, backend } = await backendAs();
  const ads = backend.db.of(advertisementTable);
  const { id } = ads.list({ city: 'akashi', filter: (ad) => !ad.public, limit: 1 }).rows[0] ?? { id: 0 };
  const keptFields = {
    phone: '078-000-0000',
    price: 1200,
    address: '兵庫県明石市',
    opening_hours: [{ weekday: '2' as const, start: '10:00', end: '19:00' }],
    image: ['/media/1.png'],
  };
  ads.update(id, { ...keptFields, plan: 'A' });
  const path = `PUT /akashi/api/advertisements/${id}/`;
  expect((await request(path, formOf({ name: '喫茶 時計台', plan: 'A' }))).status).toBe(200);
  expect(ads.find(id)).toMatchObject({ ...keptFields, name: '喫茶 時計台' });
  const cleared = { phone: '', price: '', opening_hours: '[]' };
  expect((await request(path, formOf({ name: '喫茶 時計台', plan: 'A', ...cleared }))).status).toBe(200);
  expect(ads.find(id)).toMatchObject({ ...keptFields, phone: null, price: null, opening_hours: [] });
});

test('a news item without texts, or with an invalid picture, is refused at the field [R-VAL-FILE-02, A-126]', async () => {
  const { request } = await backendAs();
  const image = new File(['%PDF'], 'map.pdf', { type: 'application/pdf' });
  expect([
    await request('POST /akashi/api/news/', formOf({ ...NEWS, title: '' })),
    await request('POST /akashi/api/news/', formOf({ ...NEWS, image })),
  ]).toMatchObject([
    { status: 400, body: { errors: { title: ['この項目は必須です。'] } } },
    { status: 400, body: { errors: { image: ['画像はjpg、jpeg、png、gifのいずれかにしてください。'] } } },
  ]);
});

test('only the office reads news, newest first, or sorted by date on request [R-GEN-33]', async () => {
  const { request, send, tokenOf } = await backendAs();
  const listNews = async (query: string) =>
    dataOf<Page<News>>(await request(`GET /akashi/api/news/?${query}`)).content;
  const newest = await listNews('limit=5');
  expect(newest.map(({ id }) => id)).toEqual(
    newest.map(({ id }) => id).toSorted((one, other) => other - one),
  );
  const dates = (await listNews('limit=200&ordering=date')).map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  const statuses = ['owner_shop', 'staff_shop', 'advertiser', 'operator'].map(async (username) => {
    const as = await tokenOf(username);
    return (await send('GET /akashi/api/news/?limit=1', { as })).status;
  });
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 200]);
});

const JOB = {
  title: ' ホールスタッフ ',
  description: '時給です。',
  salary_min: 1100,
  salary_max: null,
  start: '2026-04-01T00:00:00.001Z',
  end: '2026-05-01T00:00:00.000Z',
};

test('a job is stored with its creation time, and may start in the past [R-ENT-41, A-111, A-267]', async () => {
  const { request } = await backendAs();
  const reply = await request('POST /akashi/api/jobs/', JOB);
  const { id, ...storedJob } = dataOf<Job>(reply);
  const expectedJob = { ...JOB, title: 'ホールスタッフ', created_at: '2026-04-01T00:00:00.000Z' };
  expect([reply.status, storedJob]).toEqual([201, expectedJob]);
  const change = async (values: object) =>
    (await request(`PUT /akashi/api/jobs/${id}/`, { ...JOB, ...values })).status;
  expect([
    await change({ start: '2020-04-01T00:00:00.000Z' }),
    await change({ start: '2026-05-01T00:00:00.000Z' }),
  ]).toEqual([200, 400]);
});

test('the server applies the rules of a job too, each at its field [R-VAL-CONTENT-18, R-VAL-CONTENT-19, R-VAL-CONTENT-20]', async () => {
  const { request } = await backendAs();
  const draft = { ...JOB, start: '2026-04-01T00:00:00.000Z', end: '2026-04-01T00:00:00.000Z' };
  expect([
    await request('POST /akashi/api/jobs/', { ...draft, salary_min: null }),
    await request('POST /akashi/api/jobs/', { ...JOB, salary_max: 1099 }),
  ]).toEqual([
    {
      status: 400,
      body: {
        errors: {
          salary_min: ['給与の下限か上限を入力してください。'],
          end: ['終了は開始より後にしてください。'],
        },
      },
    },
    { status: 400, body: { errors: { salary_max: ['上限は下限以上にしてください。'] } } },
  ]);
});

test('a shop admin sees only the own jobs, the office all, and every other role none [R-GEN-36, A-230]', async () => {
  const { request, send, tokenOf } = await backendAs();
  const as = await tokenOf('owner_shop');
  const listJobs = async (token: string) =>
    dataOf<Page<Job>>(await send('GET /akashi/api/jobs/?limit=200', { as: token }));
  const [ownJobs, allJobs] = [await listJobs(as), await listJobs(await tokenOf('operator'))];
  expect(ownJobs.total_length).toBeGreaterThan(5);
  expect(allJobs.total_length).toBeGreaterThan(ownJobs.total_length);
  const foreignId = allJobs.content.find(({ id }) => !ownJobs.content.some((job) => job.id === id))?.id;
  const sendAs = (call: string, token: string, body?: unknown) =>
    send(call, { as: token, ...(body === undefined ? {} : { body }) });
  expect([
    (await sendAs(`GET /akashi/api/jobs/${foreignId}/`, as)).status,
    (await sendAs(`PUT /akashi/api/jobs/${foreignId}/`, as, JOB)).status,
    (await sendAs(`DELETE /akashi/api/jobs/${foreignId}/`, as)).status,
    (await request(`GET /akashi/api/jobs/${foreignId}/`)).status,
    (await sendAs('GET /akashi/api/jobs/', await tokenOf('staff_shop'))).status,
    (await sendAs('GET /akashi/api/jobs/', await tokenOf('advertiser'))).status,
  ]).toEqual([404, 404, 404, 200, 403, 403]);
  // A job that the office changes still belongs to the shop.
  const id = ownJobs.content[0]?.id;
  await request(`PUT /akashi/api/jobs/${id}/`, JOB);
  expect(dataOf<Job>(await sendAs(`GET /akashi/api/jobs/${id}/`, as)).title).toBe('ホールスタッフ');
  const createdId = dataOf<Job>(await sendAs('POST /akashi/api/jobs/', as, JOB)).id;
  expect((await listJobs(as)).content[0]?.id).toBe(createdId);
});

test('an article is stored with the names of its genres, and follows their changes [R-ENT-40, A-139, A-165]', async () => {
  const { request, backend } = await backendAs();
  const genres = backend.db.of(genreTable);
  const idOf = (name: string) =>
    genres.list({ city: 'shonan', filter: (genre) => genre.name === name }).rows[0]?.id ?? 0;
  const [food, japanese, learning] = ['飲食', '和食', '学び'].map(idOf);
  const genre = { name: '朝の講座', parent: learning };
  const { id: lessonsId } = dataOf<{ id: number }>(await request('POST /shonan/api/genres/', genre));
  const articleDraft = { type: 'event', title: ' 朝市 ', content: '朝7時から。' };
  const form = formOf({ ...articleDraft, genre: String(japanese) });
  form.append('genre', String(lessonsId));
  form.append('genre', String(japanese));
  const reply = await request('POST /shonan/api/articles/', form);
  const { id, ...storedArticle } = dataOf<Article>(reply);
  expect([reply.status, storedArticle]).toEqual([
    201,
    {
      ...articleDraft,
      title: '朝市',
      genre: [japanese, lessonsId],
      genre_names: ['飲食/和食', '学び/朝の講座'],
      image: null,
      created_at: '2026-04-01T00:00:00.000Z',
    },
  ]);
  await request(`PUT /shonan/api/genres/${food}/`, { name: '食べる', parent: null });
  expect(dataOf<Article>(await request(`GET /shonan/api/articles/${id}/`)).genre_names).toEqual([
    '食べる/和食',
    '学び/朝の講座',
  ]);
  expect(await request(`DELETE /shonan/api/genres/${lessonsId}/`)).toEqual({
    status: 209,
    body: { data: { message: '記事で使われているため削除できません。' } },
  });
  expect((await request(`DELETE /shonan/api/articles/${id}/`)).status).toBe(204);
  expect((await request(`DELETE /shonan/api/genres/${lessonsId}/`)).status).toBe(204);
});

test('an article with a genre of another city, without a genre, or with an invalid video is refused [R-VAL-CONTENT-24, A-189]', async () => {
  const { request, backend } = await backendAs();
  const [foreignGenre] = backend.db.of(genreTable).list({ city: 'akashi', limit: 1 }).rows;
  const articleDraft = { type: 'news', title: '朝市', content: '朝7時から。' };
  expect([
    await request('POST /shonan/api/articles/', formOf({ ...articleDraft, genre: String(foreignGenre?.id) })),
    await request(
      'POST /shonan/api/articles/',
      formOf({
        ...articleDraft,
        videos: JSON.stringify({ links: [{ content: 'https://example.com/' }], thumbnails: [] }),
      }),
    ),
  ]).toEqual([
    { status: 400, body: { errors: { genre: ['指定されたジャンルが見つかりません。'] } } },
    {
      status: 400,
      body: {
        errors: {
          genre: ['ジャンルを1つ以上選択してください。'],
          videos: ['1行目はYouTubeの動画のリンクではありません。'],
        },
      },
    },
  ]);
});

test('only the office reads articles [R-GEN-35]', async () => {
  const { send, tokenOf } = await backendAs();
  const statuses = ['owner_shop', 'staff_shop', 'advertiser', 'operator'].map(async (username) => {
    const as = await tokenOf(username);
    return (await send('GET /shonan/api/articles/?limit=1', { as })).status;
  });
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 200]);
});

const EVENT = {
  title: ' 港の朝市 ',
  description: '朝から。',
  start: '2026-04-01T00:00:00.001Z',
  end: '2026-04-02T00:00:00.000Z',
};

test('an event is stored, and filtered by its current state [R-ENT-39, R-STATE-14, A-122, A-232]', async () => {
  const { request, clock } = await backendAs();
  const event = { ...EVENT, end: '2026-04-01T00:01:00.000Z' };
  const reply = await request('POST /akashi/api/events/', formOf(event));
  const { id, ...storedEvent } = dataOf<Event>(reply);
  expect([reply.status, storedEvent]).toEqual([
    201,
    { ...event, title: '港の朝市', image: null, status: null },
  ]);
  const isListedIn = async (status: string) =>
    dataOf<Page<Event>>(await request(`GET /akashi/api/events/?limit=200&status=${status}`)).content.some(
      (one) => one.id === id,
    );
  const isInEachList = async () => [
    await isListedIn('not_yet_held'),
    await isListedIn('being_held'),
    await isListedIn('ended'),
  ];
  expect(await isInEachList()).toEqual([true, false, false]);
  clock.jump(1);
  expect(await isInEachList()).toEqual([false, true, false]);
  clock.set(event.end);
  expect(await isInEachList()).toEqual([false, true, false]);
  clock.jump(1);
  expect(await isInEachList()).toEqual([false, false, true]);
  expect((await request('GET /akashi/api/events/?status=soon')).status).toBe(400);
});

const startsOf = (events: readonly Event[]) => events.map(({ start }) => start);

test('events that have not ended come first, the next on top, then the latest of the past; each part is requested alone [A-336]', async () => {
  const { request, clock } = await backendAs();
  const listEvents = async (query: string) =>
    dataOf<Page<Event>>(await request(`GET /akashi/api/events/?limit=200&${query}`)).content;
  const [upcoming, past] = [await listEvents('when=upcoming'), await listEvents('when=past')];
  expect(upcoming.every(({ end }) => Date.parse(end) >= clock.now())).toBe(true);
  expect(past.every(({ end }) => Date.parse(end) < clock.now())).toBe(true);
  expect([startsOf(upcoming), startsOf(past)]).toEqual([
    startsOf(upcoming).toSorted(),
    startsOf(past).toSorted().toReversed(),
  ]);
  expect([upcoming.length > 0, past.length > 0]).toEqual([true, true]);
  expect(await listEvents('')).toEqual([...upcoming, ...past]);
  expect((await request('GET /akashi/api/events/?when=soon')).status).toBe(400);
});

test('events are requested by a span that they touch, exactly to its ends [A-232]', async () => {
  const { request } = await backendAs();
  const { id } = dataOf<Event>(await request('POST /akashi/api/events/', formOf(EVENT)));
  const isInSpan = async (from: string, to: string) =>
    dataOf<Page<Event>>(
      await request(`GET /akashi/api/events/?limit=200&from=${from}&to=${to}`),
    ).content.some((one) => one.id === id);
  expect([
    await isInSpan('2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.001Z'),
    await isInSpan('2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.002Z'),
    await isInSpan('2026-04-01T12:00:00.000Z', '2026-04-01T13:00:00.000Z'),
    await isInSpan('2026-04-02T00:00:00.000Z', '2026-05-01T00:00:00.000Z'),
    await isInSpan('2026-04-02T00:00:00.001Z', '2026-05-01T00:00:00.000Z'),
  ]).toEqual([false, true, true, true, false]);
});

test('the server applies the rules of an event too, and an unchanged past start stays valid [R-VAL-CONTENT-15, R-VAL-CONTENT-16, A-162]', async () => {
  const { request, clock } = await backendAs();
  const past = { ...EVENT, start: '2026-04-01T00:00:00.000Z', end: '2026-04-01T00:00:00.000Z' };
  expect(await request('POST /akashi/api/events/', formOf(past))).toEqual({
    status: 400,
    body: {
      errors: {
        start: ['現在より後の日時を入力してください。'],
        end: ['終了は開始より後にしてください。'],
      },
    },
  });
  const { id } = dataOf<Event>(await request('POST /akashi/api/events/', formOf(EVENT)));
  clock.jump(60_000);
  const change = async (values: Partial<typeof EVENT>) =>
    (await request(`PUT /akashi/api/events/${id}/`, formOf({ ...EVENT, ...values }))).status;
  expect([
    await change({ description: '雨天中止。' }),
    await change({ start: '2026-04-01T00:00:30.000Z' }),
  ]).toEqual([200, 400]);
});

test('only the office reads events [R-GEN-34]', async () => {
  const { send, tokenOf } = await backendAs();
  const statuses = ['owner_shop', 'staff_shop', 'advertiser', 'operator'].map(async (username) => {
    const as = await tokenOf(username);
    return (await send('GET /akashi/api/events/?limit=1', { as })).status;
  });
  expect(await Promise.all(statuses)).toEqual([403, 403, 403, 200]);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftProblems } from '#domain/base/draft-problems';
import { Article, articleProblems } from '#domain/content/article';
import { Event, eventProblems, eventStateAt } from '#domain/content/event';
import { Job, jobProblems } from '#domain/content/job';
import { News, NewsDraft } from '#domain/content/news';
import { seedContext } from '#mocks/backend/seed/base/context';
import type { SeedProfile } from '#mocks/backend/seed/base/seed';
import { startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { seedArticles } from '#mocks/backend/seed/content/articles';
import { seedEvents } from '#mocks/backend/seed/content/events';
import { seedJobs } from '#mocks/backend/seed/content/jobs';
import { seedNews } from '#mocks/backend/seed/content/news';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { NOW } from '../start-backend';

const ANCHOR = startOfDayInJapan(Date.parse(NOW));
const contextOf = (profile: SeedProfile, table: string, slug: string) =>
  seedContext({ profile, n: 1 }, table, CITIES.find(({ name }) => name === slug) ?? null, ANCHOR);

const KINDS = [
  ['news', seedNews, News],
  ['events', seedEvents, Event],
  ['articles', seedArticles, Article],
  ['jobs', seedJobs, Job],
] as const;

test.each(KINDS)(
  '%s of Shonan belong to that city and match their schema, in every profile',
  (table, seed, schema) => {
    const at = (profile: SeedProfile) => seed(contextOf(profile, table, 'shonan'));
    const [normal, edge] = [at('normal'), at('edge')];
    expect([at('empty'), at('busy').length, edge.length]).toEqual([[], 10_000, 64]);
    expect(normal.length).toBeGreaterThanOrEqual(45);
    for (const rows of [normal, edge])
      expect(z.safeParse(z.array(z.omit(schema as typeof News, { id: true })), rows).success).toBe(true);
    const texts = normal.map((row) => JSON.stringify({ ...row, image: null, videos: null })).join('\n');
    expect(texts).not.toMatch(/\{\w+\}|undefined/);
    expect(texts).toContain('茅ヶ崎');
    expect(Math.max(...edge.map(({ title }) => [...title].length))).toBe(200);
  },
);

test('two cities have different news, events and jobs, and only Shonan has articles [R-CITY-10]', () => {
  for (const [table, seed] of KINDS) {
    const [akashi, kusatsu] = ['akashi', 'kusatsu'].map((city) => seed(contextOf('normal', table, city)));
    if (table === 'articles') expect([akashi, kusatsu]).toEqual([[], []]);
    else expect(akashi?.[0]?.title).not.toBe(kusatsu?.[0]?.title);
  }
});

test('the seeded rows pass the rules of their forms [R-VAL-CONTENT-19]', () => {
  const before = { now: Date.parse(NOW) };
  const inProfile = (profile: SeedProfile) => [
    ...seedNews(contextOf(profile, 'news', 'shonan')).flatMap((row) => draftProblems(NewsDraft, row)),
    ...seedEvents(contextOf(profile, 'events', 'shonan')).flatMap((row) =>
      eventProblems(row, { ...before, before: row.start }),
    ),
  ];
  expect([inProfile('normal'), inProfile('edge')]).toEqual([[], []]);
  const jobs = seedJobs(contextOf('normal', 'jobs', 'akashi'));
  expect(jobs.flatMap((row) => jobProblems(row))).toEqual([]);
  const articles = seedArticles(contextOf('normal', 'articles', 'shonan'));
  expect(
    articles.flatMap(({ type, videos, ...row }) =>
      articleProblems({
        ...row,
        type: type ?? '',
        videos: videos?.links.map(({ content }) => content) ?? [],
      }),
    ),
  ).toEqual([]);
});

test('events of each state exist in every profile with data [R-STATE-14]', () => {
  for (const profile of ['normal', 'busy', 'edge'] as const) {
    const events = seedEvents(contextOf(profile, 'events', 'akashi'));
    expect(new Set(events.map((event) => eventStateAt(event, Date.parse(NOW))))).toEqual(
      new Set(['not_yet_held', 'being_held', 'ended']),
    );
  }
});

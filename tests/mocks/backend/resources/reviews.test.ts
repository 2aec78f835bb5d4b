import { expect, test } from 'vitest';
import type { Page } from '#api/http/shapes';
import type { Review } from '#domain/recruitment/review';
import { dataOf, startAs } from '../start-backend';

async function backendAs(username = 'owner_shop') {
  const started = await startAs(username);
  const request = (path: string) => started.request(`GET ${path}`);
  return { request, listReviews: async (path: string) => dataOf<Page<Review>>(await request(path)) };
}

test('[R-ENT-26] [R-CALL-08] the reviews of the company are listed newest first, twenty a page', async () => {
  const { listReviews } = await backendAs();
  const page = await listReviews('/company/machi/reviews');
  const times = page.content.map(({ created_at: at }) => at ?? '');
  expect([page.content.length, times]).toEqual([20, times.toSorted().toReversed()]);
  expect(Object.keys(page.content[0] ?? {}).toSorted()).toEqual([
    'comment',
    'created_at',
    'id',
    'rating',
    'shop',
    'user',
  ]);
  expect(page.total_length).toBeGreaterThan(20);
});

test('the reviews are searched by text, shop and name, and sorted by rating', async () => {
  const { listReviews } = await backendAs();
  const foundReviews = await listReviews(
    `/company/machi/reviews?search=${encodeURIComponent('パン 本店')}&limit=100`,
  );
  expect(foundReviews.total_length).toBeGreaterThan(0);
  for (const { comment, shop } of foundReviews.content)
    expect([comment, shop]).toEqual([expect.stringContaining('パン'), '本店']);
  const { content } = await listReviews('/company/machi/reviews?ordering=rating&limit=200');
  const ratings = content.map(({ rating }) => rating ?? 9);
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
});

test('only an Operator reads the reviews of another company', async () => {
  expect((await (await backendAs()).request('/company/jbs/reviews')).status).toBe(403);
  const { listReviews } = await backendAs('operator');
  expect((await listReviews('/company/jbs/reviews')).total_length).toBe(24);
});

import { expect, type Page } from '@playwright/test';
import { goTo } from './walk';

/** A page that calls nothing, to stand on between two others: what was open is gone, nothing of it can be taken for the next. */
export const QUIET = '/akashi/policy';

export const isQuiet = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(プライバシーポリシー|Privacy policy)$/);

export async function rest(page: Page): Promise<void> {
  await goTo(page, QUIET);
  await isQuiet(page);
}

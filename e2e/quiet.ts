import { expect, type Page } from '@playwright/test';
import { goTo } from './navigate';

/**
 * A page without calls. Journeys visit it between two pages, so that no element of the first is taken for one
 * of the second.
 */
export const QUIET = '/akashi/policy';

export const expectQuietPage = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(プライバシーポリシー|Privacy policy)$/);

export async function goToQuietPage(page: Page): Promise<void> {
  await goTo(page, QUIET);
  await expectQuietPage(page);
}

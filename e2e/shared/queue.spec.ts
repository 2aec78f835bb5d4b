// In two browsers: one decision queue on the server of npm run backend
import type { Page } from '@playwright/test';
import { goTo } from '../navigate';
import { expect, test } from './fixtures';

const QUEUE = '/akashi/post/confirm-gender';

const rowsOf = (page: Page) => page.locator('table[aria-busy="false"] tbody tr');
const decide = (page: Page, verdict: string) =>
  page.locator('.verdicts').getByRole('button', { name: verdict }).click();

test('two people in one queue: of two decisions about one record the first is kept and the second is told, and the decisions about other records are kept [R-STATE-05, A-203]', async ({
  signIn,
}) => {
  const office = await signIn('administrator');
  const colleague = await signIn('administrator');
  const pages = [office, colleague];
  for (const page of pages) {
    await goTo(page, `${QUEUE}?state=waiting`);
    await expect(rowsOf(page).first()).toBeVisible();
  }
  const links = rowsOf(office).locator('th.main a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const addresses = hrefs.slice(0, 3).map((href) => `${QUEUE}?edit=${/edit=(\d+)/.exec(href)?.[1]}`);

  await test.step('each decides about the first record while the decision of the other is still held back', async () => {
    const stated = office.locator('.identity-evidence .details').getByText(/^(男性|女性)$/);
    const gender = (await stated.textContent()) ?? '';
    await decide(office, '却下');
    await decide(colleague, `${gender}として承認`);
  });

  await test.step('then one decides about the second record, the other about the third', async () => {
    await decide(office, '却下');
    await rowsOf(colleague).nth(2).locator('th.main a').click();
    await decide(colleague, '却下');
    const told = pages.map((page) => page.getByText('すでに対応済みでした。'));
    await expect
      .poll(async () => (await Promise.all(told.map((text) => text.count()))).reduce((sum, one) => sum + one))
      .toBe(1);
    for (const page of pages) await expect(page.locator('.held-undo, .held-failed')).toHaveCount(0);
  });

  await test.step('both see the same decisions, and the server has carried out three', async () => {
    const states = await Promise.all(pages.map((page) => statesOf(page, addresses)));
    expect(states[1]).toEqual(states[0]);
    expect(states[0]).toEqual([expect.stringMatching(/^(却下|確認済み)$/), '却下', '却下']);
    await office.goto('/');
    const confirmations = office.getByRole('row').filter({ hasText: 'POST /api/users/:id/confirm/' });
    await expect(confirmations.filter({ hasText: '200' })).toHaveCount(3);
  });
});

/** The states of records, as the page shows them after it is loaded again. */
async function statesOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const states: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('.evidence-foot')).toBeVisible();
    states.push((await page.locator('.evidence-foot').textContent()) ?? '');
  }
  return states;
}

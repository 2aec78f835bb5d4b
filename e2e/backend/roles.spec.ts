// In a browser: the production build, and a backend that refuses by role
import { goTo } from '../navigate';
import { expect, test } from './fixtures';

for (const [role, account, tag] of [
  ['an Administrator', 'administrator', '@server'],
  ['an Operator', 'operator', '@server'],
  ['the owner of a shop', 'owner', '@server'],
  ['a member of a shop’s staff', 'staff', '@server'],
  ['an advertiser', 'advertiser', '@server'],
  ['an advertiser without a company', 'advertiserAlone', '@independent'],
] as const) {
  test(`every page in the menu of ${role} opens, and none of its requests is refused [R-WISH-08]`, {
    tag,
  }, async ({ anyBackend, accounts, signInTo, page, toasts }) => {
    await signInTo('明石市', accounts[account]);
    const menu = page.getByRole('navigation', { name: 'メニュー' });
    const paths = await menu
      .locator('a[href^="/akashi/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      await test.step(path, async () => {
        await goTo(page, path);
        await expect(menu.locator(`a[href="${path}"]`).first()).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true], .spinner, .skeleton')).toHaveCount(0);
        await expect(toasts).toHaveCount(0);
      });
    }
    expect(anyBackend.calls(/ [45]\d\d$/)).toEqual([]);
  });
}

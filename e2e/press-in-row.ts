import type { Locator, Page } from '@playwright/test';

/** Presses the first action of this name; where its row has it behind ⋯, that is opened first. */
export async function pressInRow(
  within: Locator | Page,
  role: 'button' | 'link',
  name: string | RegExp,
): Promise<void> {
  const action = within.getByRole(role, { name, includeHidden: true }).first();
  await action.waitFor({ state: 'attached' });
  const sheet = action.locator('xpath=ancestor::*[@popover]');
  if ((await sheet.count()) > 0) await sheet.locator('xpath=preceding-sibling::button[1]').click();
  await action.click();
}

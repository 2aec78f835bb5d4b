// In a browser: computed colours and forced colours, the width of a page
import { expect, test } from './fixtures';

/**
 * Each calendar with its blocks (without those that continue from the week before) and the states of the seed
 * at this time.
 */
const CALENDARS = [
  { path: '/akashi/reserve?tab=week', block: '.week-block', states: ['done', 'waiting'] },
  {
    path: '/akashi/event?tab=month',
    block: '.month-bar:not(.before)',
    states: ['ended', 'running', 'usual'],
  },
] as const;

test('each calendar has a legend in the colours of its blocks, icons for the states in forced colours, and room in a window of 320 px, which is 1280 px at 400 % [R-ENT-39]', {
  tag: '@core',
}, async ({ open, page }) => {
  for (const { path, block, states } of CALENDARS) {
    await open(path, { role: 'Administrator', city: 'akashi', now: '2026-04-14T12:30:00+09:00' });
    await expect(page.locator(block).first()).toBeVisible();
    const legend = (inspect: (element: Element) => unknown) =>
      Promise.all(states.map((state) => page.locator(`.calendar-legend .state.${state}`).evaluate(inspect)));
    const blocks = (inspect: (element: Element) => unknown) =>
      Promise.all(states.map((state) => page.locator(`${block}.${state}`).first().evaluate(inspect)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await legend(coloursOf), `${path} ${colorScheme}`).toEqual(await blocks(coloursOf));
    }
    // a block is a link, so forced colours give it the system's link colour
    await page.emulateMedia({ forcedColors: 'active' });
    const icons = await legend(iconOf);
    expect(icons, path).toEqual(await blocks(iconOf));
    expect(new Set(icons).size, path).toBe(states.length);
    await page.emulateMedia({ forcedColors: 'none' });

    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('.calendar[aria-busy=false] .calendar-days').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

function coloursOf(element: Element) {
  const { borderTopColor, borderTopStyle, borderInlineStartWidth, backgroundColor } =
    getComputedStyle(element);
  return { borderTopColor, borderTopStyle, borderInlineStartWidth, backgroundColor };
}

function iconOf(element: Element) {
  const icon = element.querySelector('.pi');
  return icon && getComputedStyle(icon, '::before').content;
}

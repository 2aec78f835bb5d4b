import { expect, test } from './fixtures';

/** Of a calendar: its blocks (not those that go on from the week before), and the states that the seed shows then. */
const CALENDARS = [
  { path: '/akashi/reserve?tab=week', block: '.week-block', states: ['done', 'waiting'] },
  {
    path: '/akashi/event?tab=month',
    block: '.month-bar:not(.before)',
    states: ['ended', 'running', 'usual'],
  },
] as const;

test('the legend of each calendar looks like its blocks, in the dark too; in forced colours icons tell the states apart [R-ENT-39]', async ({
  open,
  page,
}) => {
  for (const { path, block, states } of CALENDARS) {
    await open(path, { role: 'Administrator', city: 'akashi', now: '2026-04-14T12:30:00+09:00' });
    await expect(page.locator(block).first()).toBeVisible();
    const legend = (of: (element: Element) => unknown) =>
      Promise.all(states.map((state) => page.locator(`.calendar-legend .state.${state}`).evaluate(of)));
    const blocks = (of: (element: Element) => unknown) =>
      Promise.all(states.map((state) => page.locator(`${block}.${state}`).first().evaluate(of)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await legend(coloursOf), `${path} ${colorScheme}`).toEqual(await blocks(coloursOf));
    }
    // a block is a link: there it has the colour that the system gives to links
    await page.emulateMedia({ forcedColors: 'active' });
    const icons = await legend(iconOf);
    expect(icons, path).toEqual(await blocks(iconOf));
    expect(new Set(icons).size, path).toBe(states.length);
    await page.emulateMedia({ forcedColors: 'none' });
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

// In a browser: whether the focused control is visible, and the height of fields
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FORMS, type FormCase, READ } from './form-cases';
import { goTo } from './navigate';
import { pressInRow } from './press-in-row';
import { goToQuietPage } from './quiet';

/** Every second form at 1024 in place of 1440; the last size is 1440 × 900 at a zoom of 200 %. */
const sizesOf = (index: number) => [
  index % 2 === 0 ? { width: 1440, height: 900 } : { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
];

const TESTS = 4;

const shares = Array.from({ length: TESTS }, (_, share) =>
  FORMS.filter((_place, index) => Math.floor((index * TESTS) / FORMS.length) === share),
);

for (const [share, cases] of [...shares, READ].entries()) {
  test(`the focused control is visible at three sizes, a field of one line is at most 72 px high, pairs are one below the other on a phone, and nothing runs out of the page, ${share + 1} of ${TESTS + 1}: ${cases.map(({ path }) => path).join(' ')} [R-UI-01]`, async ({
    open,
    page,
  }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    let before: FormCase | null = null;
    for (const [index, listCase] of cases.entries()) {
      const { path, opens, ready = 'form', ...who } = listCase;
      if (before !== null && before.role !== 'none' && isSamePerson(before, listCase)) {
        await goToQuietPage(page);
        await goTo(page, path);
      } else {
        await open(path, { city: 'akashi', ...who });
      }
      before = listCase;
      if (opens !== undefined) await pressInRow(page.locator('tbody'), 'link', opens);
      await expect(page.locator(ready).last()).toBeVisible();
      await expect(page.locator('[role=dialog] .spinner, dialog .skeleton')).toHaveCount(0);
      const sizes = sizesOf(index);
      for (const size of sizes) {
        await page.setViewportSize(size);
        // React removes it after the window has changed
        if (size.width < 1024) await expect(page.locator('.phone-side')).toHaveCount(0);
        const found = await page.evaluate(layoutFaults);
        const controls = await tabThrough(page, 'Tab');
        const backwards = size === sizes.at(-1) ? await tabThrough(page, 'Shift+Tab') : [];
        found.push(...controls, ...backwards);
        faults.push(...found.map((fault) => `${path} at ${size.width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

const isSamePerson = (one: FormCase, other: FormCase) =>
  one.role === other.role && one.company === other.company && one.seed === other.seed;

/** Runs in the page: fields that are too high, pairs that stay side by side, and what runs out of the page. */
function layoutFaults(): string[] {
  const isWide = innerWidth >= 1024;
  const fields = document.querySelectorAll('.record-form .field:has(> input, > select, > .password-input)');
  const high = [...fields].filter(({ clientHeight }) => isWide && clientHeight > 72);
  const pairs = [...document.querySelectorAll('.field-pair')].filter(
    (pair) => innerWidth === 390 && getComputedStyle(pair).gridTemplateColumns.includes(' '),
  );
  const phones = [...document.querySelectorAll('.phone-side')].filter(
    (phone) => phone.getBoundingClientRect().right > innerWidth,
  );
  return [
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ...phones.map(() => 'the phone runs out of the page'),
    ...high.map(({ textContent }) => `too high: ${textContent}`),
    ...pairs.map(({ textContent }) => `still side by side: ${textContent}`),
  ];
}

/** How many presses are under way at once: the browser handles them in order. */
const PORTION = 10;

/**
 * Tabs once through all controls. Returns each focused control that was outside the window or covered, with
 * the covering element.
 */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops = await page.evaluate(watchFocus);
  for (let stop = 0; stop < stops; stop += PORTION) {
    const presses = Array.from({ length: Math.min(PORTION, stops - stop) }, () => page.keyboard.press(key));
    await Promise.all(presses);
  }
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { look, hidden } = window as unknown as Watched;
    look?.();
    return hidden;
  });
}

interface Watched {
  hidden: string[];
  /** Looks at the focused control, once. */
  look?: () => void;
}

/** Runs in the page: looks at every focused control from now on. Returns the upper limit of tab stops. */
function watchFocus(): number {
  const watched = window as unknown as Watched;
  const inner = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]';
  const controls = [...inner.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => one.checkVisibility() && !one.matches(':disabled, [tabindex="-1"]'),
  );
  // a date or time field has a tab stop for each of its parts
  const parts = inner.querySelectorAll(
    '[type=datetime-local], [type=date], [type=time], [type=month]',
  ).length;
  watched.hidden = [];
  (document.activeElement as HTMLElement).blur();
  controls[0]?.focus();
  let last: Element | null = null;
  const isFirstWalk = watched.look === undefined;
  watched.look = () => {
    if (document.activeElement !== last) look(document.activeElement as HTMLElement);
    last = document.activeElement;
  };
  // the key that moves the focus on: the browser has scrolled to the control by then, and no later press
  // overtakes the look, as it does a timer's
  if (isFirstWalk) document.addEventListener('keydown', () => watched.look?.(), true);
  return Math.min(controls.length + parts * 5, 70);

  function look(control: HTMLElement) {
    // entries that a feed loads by itself push its last button away
    const isElsewhere = control.closest('[data-harness], dialog:not([open]), .more-entries') !== null;
    if (control === document.body || isElsewhere) return;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const corners = [
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;
    const hits = [middle, ...corners].map(([x, y]) => document.elementFromPoint(x, y));
    const label = control.closest('label');
    const isSeen = hits.some(
      (hit) => hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit)),
    );
    if (isSeen) return;
    const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent;
    watched.hidden.push(`${control.tagName} ${name.slice(0, 30)} under ${hits[0]?.className ?? 'the edge'}`);
  }
}

import { expect, test } from 'vitest';
import { PAGES } from '../../tests/matrix';
import { RESOURCES } from '../list-cases';
import type { Driver } from './driver';

const ADMINISTRATOR = 0;
const OPERATOR = 2;
const mayEnter = (letters: string, column: number) => letters[column] !== '-';

/** Every screen once, as a role that may enter it. */
const TOURS = [
  {
    role: 'Administrator',
    city: 'akashi',
    pages: PAGES.filter(([, , letters]) => mayEnter(letters, ADMINISTRATOR)),
  },
  {
    role: 'Operator',
    city: 'akashi',
    pages: PAGES.filter(([, , letters]) => !mayEnter(letters, ADMINISTRATOR) && mayEnter(letters, OPERATOR)),
  },
  { role: 'Administrator', city: 'shonan', pages: PAGES.filter(([path]) => path === 'article') },
];

export function screenFlows(driver: () => Driver): void {
  test.each(TOURS)(
    'every screen of $role in $city opens',
    async ({ role, city, pages }) => {
      const { open, goTo, waitFor, takePageErrors } = driver();
      await open(`/${city}/policy`, { role, city, firebase: 'on' });
      await waitFor('プライバシーポリシー', heading);
      for (const [path, title] of pages) {
        await goTo(`/${city}/${path}`);
        await waitFor(`/${city}/${path} ${title}`, addressAndHeading);
        await waitFor(0, busyCount);
        expect([path, ...(await takePageErrors())]).toEqual([path]);
      }
    },
    120_000,
  );

  test('every form opens in its panel, and all its controls have the same height', async () => {
    const { open, goTo, expectVisible, takePageErrors, evaluate } = driver();
    await open('/akashi/policy', { role: 'Administrator', city: 'akashi' });
    await expectVisible('h1', 'プライバシーポリシー');
    for (const { path } of RESOURCES) {
      await goTo(`${path}?new=1`);
      await expectVisible('.form-footer button', '登録する');
      expect([path, ...(await evaluate(unequalHeights)), ...(await takePageErrors())].join('\n')).toBe(path);
      await goTo('/akashi/policy');
      await expectVisible('h1', 'プライバシーポリシー');
    }
  });
}

const heading = () => document.querySelector('h1')?.textContent ?? '';
const addressAndHeading = () => `${location.pathname} ${document.querySelector('h1')?.textContent ?? ''}`;
const busyCount = () => document.querySelectorAll('.skeleton, [aria-busy="true"]').length;

/**
 * Runs in the page: controls of one row in the open form that differ from the median height by more than 1
 * px.
 */
function unequalHeights(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'dialog :is(input.input, select, input[type=color])',
  );
  const heights = [...controls].map((control) => control.getBoundingClientRect().height);
  const usual = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  return [...controls].flatMap(({ tagName, ariaLabel, id }, index) => {
    const height = heights[index] ?? 0;
    return height > 0 && Math.abs(height - usual) > 1
      ? [`${tagName} ${ariaLabel ?? id}: ${height} of ${usual}`]
      : [];
  });
}

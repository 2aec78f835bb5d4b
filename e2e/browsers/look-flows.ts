import { expect, test } from 'vitest';
import type { Driver } from './driver';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

/** The parts that each engine draws in its own sizes: scrollbars, select controls, margins. */
export function lookFlows(driver: () => Driver): void {
  test('select controls above a list show their text whole, and a group of the menu fits on one line', async () => {
    const { open, expectVisible, evaluate } = driver();
    await open('/akashi/advertisement', ADMINISTRATOR);
    await expectVisible('tbody .main a');
    expect(await evaluate(truncatedSelects)).toEqual([]);
    expect(await evaluate(menuLineCount, 'パス・バウチャー')).toBe(1);
  });

  test("on a phone the tab of the demo's panel covers nothing of a page", async () => {
    const { open, resize, goTo, expectVisible, waitFor } = driver();
    await resize(390, 664);
    await open('/login', { role: 'none' });
    await expectVisible('button', /^ログイン$/);
    await waitFor([], coveredByDemoTab);
    await open('/akashi/dashboard', ADMINISTRATOR);
    // its link covers the whole row
    await expectVisible('.waiting-rows a');
    await waitFor([], coveredByDemoTab);
    await goTo('/akashi/notification');
    await expectVisible('tbody .main a');
    await waitFor([], coveredByDemoTab);
  });
}

/** Runs in the page: the select controls that are narrower than their selected option needs. */
function truncatedSelects(): string[] {
  return [...document.querySelectorAll<HTMLSelectElement>('.toolbar select')].flatMap((select) => {
    const alone = select.cloneNode() as HTMLSelectElement;
    const [chosen] = select.selectedOptions;
    if (chosen) alone.append(chosen.cloneNode(true));
    alone.style.cssText = 'position: absolute; min-width: 0; max-width: none; width: max-content';
    select.after(alone);
    const needed = alone.offsetWidth;
    alone.remove();
    return select.offsetWidth < needed ? [`${select.ariaLabel}: ${select.offsetWidth} of ${needed}`] : [];
  });
}

/** Runs in the page: into how many lines a text of the menu wraps. */
function menuLineCount(text: string): number {
  const message = document.createTreeWalker(
    document.querySelector('.sidebar') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  while (message.nextNode()) {
    if (message.currentNode.textContent !== text) continue;
    const range = document.createRange();
    range.selectNodeContents(message.currentNode);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}

/** Runs in the page: the controls and texts that the tab of the demo's panel covers. */
function coveredByDemoTab(): string[] {
  const tab = document.querySelector('[data-harness]')?.shadowRoot?.querySelector('.handle');
  if (!tab) return ['there is no tab'];
  const own = tab.getBoundingClientRect();
  return [
    ...document.querySelectorAll(
      'a, button, input, select, textarea, summary, p, h1, h2, h3, dt, dd, td, th, label, canvas, img',
    ),
  ]
    .filter((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      // the page's margin is a fraction of a pixel narrower than the tab
      return width > 1 && left < own.right && right > own.left + 1 && top < own.bottom && bottom > own.top;
    })
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent.slice(0, 20)}`);
}

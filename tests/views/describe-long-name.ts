import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Scenario } from '../open-console';
import { renderConsole } from './render-console';
import { detailTexts } from './whole-record';

/** The longest name in code points that a heading shows whole. */
const HEADING_MAX = 40;

/** Tests that the panel of a record says the whole name that its heading shortens, beside `label`. */
export function describeLongName(listPath: string, label: string, scenario: Scenario = {}) {
  test(`a name of ${listPath} that its heading shortens is whole among the facts [A-346]`, async () => {
    const { rows, user } = await renderConsole(listPath, { city: 'akashi', ...scenario, seed: 'edge' });
    await screen.findByText(/^全\d/);
    const links = rows().flatMap((row) => [...row.querySelectorAll<HTMLElement>('a[href*="view="]')]);
    const link = links.find(({ textContent }) => [...textContent.trim()].length > HEADING_MAX);
    const start = link?.textContent.replace(/…$/, '') ?? '';
    await user.click(link as HTMLElement);
    const name = detailTexts(await screen.findByRole('dialog'))[label];
    expect([name?.startsWith(start), name?.endsWith('…')]).toEqual([true, false]);
  });
}

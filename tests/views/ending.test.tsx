import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

/** Whether the cell shows a time from 2026-04-01 09:00 to the end of 4 April. */
const isSoon = (text: string | null | undefined) =>
  text !== null && text !== undefined && text >= '04/01(水) 09:00' && text <= '04/05(日) 00:00';

test.each([
  ['coupons', '/akashi/coupon', 3],
  ['time sales', '/akashi/time-sale', 2],
] as const)(
  'a list of %s is filtered to records that end soon, by the address, and the filter is cleared again [A-250]',
  async (_, path, column) => {
    const { rows, user, address, calls } = await renderConsole(`${path}?ends=soon`);
    await screen.findByText(/^全\d/);
    const endTexts = () => rows().map((row) => row.children[column]?.textContent);
    expect([endTexts().length > 0, endTexts().filter((text) => !isSoon(text))]).toEqual([true, []]);
    const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: '終了時期' });
    expect([...filter.options].map(({ text }) => text)).toEqual(['すべて', '3日以内に終了']);
    // The prefetched request is the request of the list, so it is sent once.
    expect(calls().filter((call) => call.includes('ends_within=3'))).toHaveLength(1);
    await user.selectOptions(filter, 'すべて');
    await waitFor(() => expect(endTexts().filter((text) => !isSoon(text)).length).toBeGreaterThan(0));
    expect(address()).toBe(path);
  },
);

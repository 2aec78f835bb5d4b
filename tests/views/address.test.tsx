import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

// The list behind the form has filters with the same labels.
const findSelect = async (label: string) =>
  within(await screen.findByRole('dialog')).findByLabelText<HTMLSelectElement>(label);
const addressInput = () => screen.getByLabelText<HTMLInputElement>(/^住所/);
const selectedText = ({ value, options }: HTMLSelectElement) =>
  value === '' ? null : options[options.selectedIndex]?.textContent;

test('an address shows its prefecture and municipality, and another choice replaces them in the address [A-183, R-CITY-16]', async () => {
  const { user, calls } = await renderConsole('/akashi/user/index?new=1');
  const prefecture = await findSelect('都道府県');
  const municipality = await findSelect('市区町村');
  await waitFor(() => expect(prefecture.options).toHaveLength(48));
  expect([prefecture.disabled, municipality.disabled]).toEqual([false, true]);
  fireEvent.change(addressInput(), { target: { value: '明石市中崎1丁目' } });
  expect(selectedText(prefecture)).toBe(null);
  await user.selectOptions(prefecture, '兵庫県');
  expect(addressInput().value).toBe('兵庫県明石市中崎1丁目');
  await waitFor(() => expect(selectedText(municipality)).toBe('明石市'));
  await user.selectOptions(municipality, '神戸市');
  expect(addressInput().value).toBe('兵庫県神戸市中崎1丁目');
  await user.selectOptions(prefecture, '滋賀県');
  expect(addressInput().value).toBe('滋賀県中崎1丁目');
  await waitFor(() => expect([...municipality.options].map(({ text }) => text)).toContain('草津市'));
  expect(calls().filter((call) => call.includes('/japan/'))).toEqual([
    'GET /japan/prefectures/ 200',
    'GET /japan/municipalities?code=28 200',
    'GET /japan/municipalities?code=25 200',
  ]);
});

test('when the lists of prefectures cannot be loaded, the user types the address and sees no error [A-183]', async () => {
  const { calls } = await renderConsole('/akashi/user/index?new=1', { fault: 'GET /japan/prefectures/ 500' });
  expect((await findSelect('都道府県')).disabled).toBe(true);
  await waitFor(() => expect(calls()).toContain('GET /japan/prefectures/ 500'));
  fireEvent.change(addressInput(), { target: { value: '兵庫県明石市' } });
  expect(addressInput().value).toBe('兵庫県明石市');
  expect(screen.queryByText(/Server Error/)).toBeNull();
});

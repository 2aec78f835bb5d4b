import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { renderConsole } from './render-console';

const lastYear = () => screen.findByText('昨年のこの時期の通知から作る');
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const texts = () => [field(/^タイトル必須/).value, field(/^本文必須/).value];

async function composerWith(pushes: readonly (readonly [sent: string, title: string])[]) {
  const console = await renderConsole('/akashi/notification?new=1', { seed: 'empty' });
  for (const [created_at, title] of pushes)
    console.backend.db.of(notificationTable).create({
      city: 'akashi',
      title,
      description: `${title}の本文`,
      operator: '明石 観光案内所',
      read: true,
      created_at,
      audience: 'everyone',
      company: 'machi',
      by_operator: false,
      criteria: {},
      opened: 0,
    });
  const folded = await lastYear();
  const list = folded.closest('details') as HTMLElement;
  const rows = () => within(list).queryAllByRole('listitem');
  const press = (name: string) => console.user.click(within(list).getByRole('button', { name }));
  return { ...console, folded, list, rows, press };
}

test('a push can start from one of this time last year, with the audience that is chosen, and what was written can be brought back [A-352]', async () => {
  // the four weeks begin on Wednesday, 2 April 2025
  const { user, calls, address, folded, rows, press } = await composerWith([
    ['2025-04-29T15:00:00.000Z', '翌日から'],
    ['2025-04-29T14:59:59.999Z', '最後の夜'],
    ['2025-04-01T15:00:00.000Z', '桜まつりのお知らせ'],
    ['2025-04-01T14:59:59.999Z', '前日まで'],
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: /^送信先の種類/ }), 'condition');
  fireEvent.change(field(/^本文必須/), { target: { value: '図書館は開いています。' } });
  const asked = () => calls().filter((call) => call.includes('from='));
  expect([rows(), asked()]).toEqual([[], []]);
  await user.click(folded);
  await waitFor(() =>
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '桜まつりのお知らせ 2025/04/02 00:00',
      '最後の夜 2025/04/29 23:59',
    ]),
  );
  expect(asked()).toEqual([
    'GET /akashi/notifications/?from=2025-04-01T15:00:00.000Z&to=2025-04-29T15:00:00.000Z&offset=0&limit=100 200',
  ]);

  await press('最後の夜');
  expect(texts()).toEqual(['最後の夜', '最後の夜の本文']);
  await press('桜まつりのお知らせ');
  const toast = (await screen.findByText('タイトルと本文を置き換えました。')).closest('.toast');
  await user.click(within(toast as HTMLElement).getByRole('button', { name: '元に戻す' }));
  expect(texts()).toEqual(['', '図書館は開いています。']);

  fireEvent.change(field(/^本文必須/), { target: { value: '' } });
  await press('最後の夜');
  await press('桜まつりのお知らせ');
  expect([
    texts(),
    screen.queryByText('タイトルと本文を置き換えました。'),
    screen.getByRole<HTMLSelectElement>('combobox', { name: /^送信先の種類/ }).value,
    address(),
  ]).toEqual([
    ['桜まつりのお知らせ', '桜まつりのお知らせの本文'],
    null,
    'condition',
    '/akashi/notification?new=1',
  ]);
});

test('that nothing was sent at this time last year is told as such [A-352]', async () => {
  const { user, folded, list } = await composerWith([['2025-03-01T00:00:00.000Z', '先月']]);
  await user.click(folded);
  expect((await within(list).findByText('昨年のこの時期の通知はありません。')).tagName).toBe('P');
});

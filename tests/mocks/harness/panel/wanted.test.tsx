import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { situationOf } from '#mocks/harness/panel/situation';
import { fill, openPanel, preparePanel, storeSignIn } from './open-panel';

preparePanel();

const buttonsIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map((button) => button.textContent);

test('状態を作る lists every kind with its states, and a search leaves those with all its words [R-WISH-09]', async () => {
  const { panel } = await openPanel({}, '状態を作る');
  const kindGroups = () => panel.getAllByRole('group').filter((one) => one.hasAttribute('aria-label'));
  expect(kindGroups()).toHaveLength(10);
  fill(panel.getByRole('searchbox', { name: '種類・状態で探す' }), 'よやく');
  expect(panel.getByText('一致する状態はありません')).toBeTruthy();
  fill(panel.getByRole('searchbox', { name: '種類・状態で探す' }), '予約 ｃａｎｃｅｌ');
  expect(kindGroups().map(buttonsIn)).toEqual([['キャンセル申請中', 'キャンセル済み']]);
});

test('a state opens with its moment and number, and only the states that can have this moment [R-WISH-10]', async () => {
  storeSignIn('administrator');
  const { harness, panel, user } = await openPanel({}, '状態を作る');
  fill(panel.getByLabelText('時刻'), '＋2m');
  fill(panel.getByLabelText('件数'), '３');
  const adGroup = panel.getByRole('group', { name: '広告' });
  expect(within(adGroup).getByRole('button', { name: '公開' })).toHaveProperty('disabled', true);
  const saleGroup = panel.getByRole('group', { name: 'タイムセール' });
  expect(within(saleGroup).getByRole('button', { name: '終了' })).toHaveProperty('disabled', true);
  await user.click(within(saleGroup).getByRole('button', { name: '開始前' }));
  expect(harness.visit).toHaveBeenCalledExactlyOnceWith('/akashi/notification', {
    ...situationOf(harness),
    want: 'time-sale:before@+2m x3',
  });
});

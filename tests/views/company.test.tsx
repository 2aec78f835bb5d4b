import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { renderConsole } from './render-console';

const ADMINISTRATOR = 1;

const headingText = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['products', '下書き一覧'],
  ['manage-supported-products', '対応商品管理'],
  ['history-supported-products', '履歴'],
  ['shop-reviews', '御礼の記録'],
  ['qrcode', 'QRコード'],
])(
  '%s shows an administrator without a company that there is no content, under the page’s title [A-012]',
  async (path, title) => {
    const { backend, reload } = await renderConsole(`/akashi/${path}`, { as: 'Administrator' });
    backend.db.of(accountTable).update(ADMINISTRATOR, { company_slug: null });
    await reload();
    await screen.findByText('所属する会社がないため、表示できません。');
    expect(headingText()).toBe(title);
  },
);

test('when companies fail to load, the page’s title is above the button that loads them again [A-012]', async () => {
  await renderConsole('/akashi/qrcode', { as: 'Operator', fault: 'GET /company/ 500' });
  await screen.findByRole('button', { name: 'もう一度読み込む' });
  expect(headingText()).toBe('QRコード');
});

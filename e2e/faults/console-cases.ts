import { expect, type Page } from '@playwright/test';
import { picture } from '../picture';
import { type FaultCase, reading, refusedAt, throughMenu } from './fault-case';

/** The dashboard and the user's own profile. */
export const CONSOLE_CASES: readonly FaultCase[] = [
  ...[
    ['the unread notices', '未読のお知らせ', 'GET /:city/notifications/users/number_unread/'],
    ['reports on dishes', '料理ページの通報', 'GET /:city/api/dish-report/notification/'],
    ['reports on rankings', 'ランキングの通報', 'GET /:city/api/ranking-report/notification/'],
  ].map(
    ([name = '', title = '', call = '']): FaultCase => ({
      name: `dashboard, ${name}`,
      path: '/akashi/dashboard',
      call,
      quiet: true,
      atStart: true,
      waits: (page) =>
        expect(page.locator('.waiting-rows li', { hasText: title }).locator('.waiting-count')).toHaveText(
          '…',
        ),
      async goesOn(page) {
        const row = page.locator('.waiting-rows li', { hasText: title });
        await expect(row).toContainText('読み込めませんでした。');
        await expect(page.locator('.today-part a').first()).toBeVisible();
      },
      again: (page) => throughMenu(page, '管理者からのお知らせ', 'ダッシュボード'),
    }),
  ),
  {
    name: 'saving the profile',
    path: '/akashi/profile?edit=1',
    call: 'PUT /:city/api/users/account',
    async act(page) {
      await profileForm(page).locator('input[type=file]').setInputFiles(picture());
      await expect(profileForm(page).locator('.picture-input img')).toBeVisible();
      await profileForm(page).getByLabel('住所').fill('明石市大蔵海岸通');
      await pressSave(page);
    },
    async goesOn(page) {
      await expect(profileForm(page).getByRole('button', { name: '保存する' })).toBeEnabled();
      await expect(profileForm(page).getByLabel('住所')).toHaveValue('明石市大蔵海岸通');
      await expect(profileForm(page).locator('.picture-input img')).toBeVisible();
    },
    needsConfirmation: true,
    refused: refusedAt('address', async (page) => {
      await expect(profileForm(page).getByLabel('住所')).toHaveValue('明石市大蔵海岸通');
      await expect(profileForm(page).locator('.picture-input img')).toBeVisible();
    }),
    again: pressSave,
  },
  {
    name: 'the cities of an operator',
    path: '/akashi/profile',
    role: 'Operator',
    call: 'GET /:city/api/users/get_operation_info',
    quiet: true,
    waits: (page) => expect(citiesOf(page)).toHaveText('…'),
    goesOn: (page) => expect(citiesOf(page)).toHaveText('–'),
    async again(page) {
      await throughMenu(page, 'ダッシュボード');
      await page.goBack();
    },
  },
];

/** The console requests the user's cities before any page of a city. */
export const CHOICE_OF_CITY: FaultCase = {
  ...reading({
    name: 'choice of the city',
    path: '/city',
    call: 'GET /default/api/city/specify/',
    atStart: true,
  }),
  ends: (page) => page.getByRole('button', { name: 'ログアウト' }).click(),
};

function profileForm(page: Page) {
  return page.getByRole('dialog', { name: 'プロフィールを編集' });
}

function pressSave(page: Page) {
  return profileForm(page).getByRole('button', { name: '保存する' }).click();
}

function citiesOf(page: Page) {
  return page.locator('dt:has-text("担当地域") + dd');
}

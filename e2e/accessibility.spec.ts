// In a browser: axe on the rendered page, with its layout and colours
import type { Page } from '@playwright/test';
import { PAGES } from '../tests/matrix';
import { expect, test } from './fixtures';
import { OF_ADVERTISERS, RESOURCES } from './list-cases';
import { goTo } from './navigate';
import { goToQuietPage } from './quiet';
import type { Scenario } from './scenario';

interface Step {
  name: string;
  /** Brings the page into the state to test, and waits for it. */
  reach: (page: Page, text: Translate) => Promise<unknown>;
}

interface Journey {
  name: string;
  path: string;
  scenario?: Scenario;
  steps: readonly Step[];
  /** The only language; both without it. Screens that are alike take turns. */
  lang?: 'ja' | 'en';
}

type Translate = (ja: string, en: string) => string;

// Japanese at desktop width and English at phone width: both languages and both widths in half the time
const LANGUAGES_AND_SIZES = [
  { lang: 'ja', width: 1440, height: 900 },
  { lang: 'en', width: 390, height: 844 },
] as const;

const LIST: Step = {
  name: 'list',
  reach: (page) => expect(page.locator('table[aria-busy=false] tbody tr').first()).toBeVisible(),
};

const CONFIRMATION: Step = {
  name: 'confirmation before deleting',
  async reach(page, text) {
    const actions = page.locator('td.row-actions').first();
    // on a phone the actions of a row are in a sheet behind one button
    if ((await actions.locator('.sheet-button').count()) > 0) await actions.locator('.sheet-button').click();
    await actions.locator('button:has(.pi-trash)').click();
    await expect(
      page.getByRole('alertdialog', { name: text('削除しますか？', 'Delete this?') }),
    ).toBeVisible();
  },
};

const DETAIL: Step = {
  name: 'detail',
  async reach(page) {
    await page.keyboard.press('Escape');
    await page.locator('tbody th.main a').first().click();
    await expect(page.locator('dialog .record-head').first()).toBeVisible();
  },
};

const FORM: Step = {
  name: 'form with missing values',
  async reach(page) {
    await page.keyboard.press('Escape');
    await page.locator('.page-actions > .primary').click();
    await page.locator('dialog form button[type=submit]').click();
    await expect(page.locator('.field.invalid').first()).toBeVisible();
  },
};

const JOURNEYS: readonly Journey[] = [
  {
    name: 'sign-in',
    path: '/login?type=store',
    scenario: { role: 'none' },
    steps: [
      { name: 'empty', reach: (page) => expect(page.getByRole('textbox').first()).toBeVisible() },
      {
        name: 'with missing values',
        async reach(page, text) {
          await page.getByRole('button', { name: text('ログイン', 'Sign in'), exact: true }).click();
          await expect(page.locator('.field-error').last()).toContainText('Password is required');
        },
      },
    ],
  },
  {
    name: 'notifications and their dialogs',
    path: '/akashi/notification',
    steps: [
      { name: 'list', reach: expectRows },
      CONFIRMATION,
      DETAIL,
      {
        name: 'form with missing values',
        async reach(page, text) {
          await page
            .getByRole('dialog')
            .getByRole('link', { name: text('複製', 'Duplicate') })
            .click();
          await page.getByRole('dialog').getByRole('textbox').first().fill('');
          await page.getByRole('dialog').getByRole('textbox').last().fill('');
          await page.getByRole('button', { name: text('送信する', 'Send'), exact: true }).click();
          await expect(page.locator('.field.invalid')).toHaveCount(2);
        },
      },
      {
        name: 'confirmation before leaving',
        async reach(page) {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'audience of a notification',
    path: '/akashi/notification?view=16',
    steps: [
      {
        name: 'its receivers',
        reach: (page) => expect(page.locator('.receiver-list li').first()).toBeVisible(),
      },
      {
        name: 'users who have confirmed it',
        async reach(page, text) {
          await page
            .getByRole('link', { name: text('管理画面の確認状況', 'Confirmed on the console') })
            .click();
          await expect(page.locator('.receiver-list li').first()).toBeVisible();
        },
      },
      {
        name: 'selected users',
        async reach(page, text) {
          await page.keyboard.press('Escape');
          await page.getByRole('link', { name: text('通知を作成', 'New notification') }).click();
          await page.locator('dialog .audience select').first().selectOption('users');
          await page.locator('.choice-list input').first().check();
          await expect(page.locator('.chosen li')).toHaveCount(1);
        },
      },
      ...['favouriteAds', 'condition', 'passHolders', 'mapUsers', 'school'].map((audience) => ({
        name: audience,
        async reach(page: Page) {
          await page.locator('dialog .audience select').first().selectOption(audience);
          await expect(page.locator('.audience .spinner')).toHaveCount(0);
        },
      })),
      {
        name: 'confirmation before sending',
        async reach(page, text) {
          await page.locator('dialog .audience select').first().selectOption('everyone');
          await page.getByRole('dialog').getByRole('textbox').nth(0).fill('夏祭り');
          await page.getByRole('dialog').getByRole('textbox').nth(1).fill('8月1日');
          await page.getByRole('button', { name: text('送信する', 'Send'), exact: true }).click();
          await expect(page.getByRole('alertdialog').locator('.receiver-count strong')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'notices and an open notice',
    path: '/akashi/notification-store',
    steps: [
      { name: 'list', reach: expectRows },
      {
        name: 'one',
        async reach(page) {
          await page.locator('tbody th.main a').first().click();
          await expect(page.locator('dialog .form-footer .button')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'notices of the operator',
    path: '/akashi/notification-admin',
    steps: [
      { name: 'list', reach: (page) => expect(page.locator('.notice-contact a').first()).toBeVisible() },
    ],
  },
  {
    name: 'a school',
    path: '/akashi/notification?tab=school&school=3',
    steps: [{ name: 'list', reach: (page) => expect(page.locator('tbody tr').first()).toBeVisible() }],
  },
  {
    name: 'users and their dialogs',
    path: '/akashi/user/index',
    steps: [
      { name: 'list', reach: expectRows },
      {
        name: 'bar of the selection',
        async reach(page, text) {
          for (const row of [0, 1]) await page.locator('tbody input[type=checkbox]').nth(row).check();
          await expect(
            page.getByRole('button', { name: text('利用停止', 'Suspend'), exact: true }),
          ).toBeVisible();
        },
      },
      {
        name: 'details',
        async reach(page) {
          await page.keyboard.press('Escape');
          await page.locator('tbody th.main a').first().click();
          await expect(page.locator('dl.details').first()).toBeVisible();
        },
      },
      {
        name: 'form',
        async reach(page, text) {
          await page
            .getByRole('dialog')
            .getByRole('link', { name: text('ユーザーを編集', 'Edit user') })
            .click();
          await expect(page.locator('dialog form select').first()).toBeVisible();
        },
      },
      {
        name: 'shop admins',
        async reach(page, text) {
          await page.keyboard.press('Escape');
          await page
            .getByRole('main')
            .getByRole('link', { name: text('店舗管理者', 'Shop admins') })
            .click();
          await expectRows(page);
        },
      },
      {
        name: 'form of a shop admin with missing values',
        async reach(page, text) {
          await page.getByRole('link', { name: text('店舗管理者を登録', 'New shop admin') }).click();
          await page.locator('dialog form button[type=submit]').click();
          await expect(page.locator('.field.invalid')).toHaveCount(5);
        },
      },
    ],
  },
  {
    name: 'a batch with a confirmation',
    path: '/akashi/advertisement',
    steps: [
      {
        name: 'confirmation',
        async reach(page) {
          for (const row of [0, 1]) await page.locator('tbody input[type=checkbox]').nth(row).check();
          await page.locator('.selection-bar .button[aria-disabled=false]').first().click();
          await expect(page.getByRole('alertdialog').getByRole('listitem').first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'message that takes back what was done',
    path: '/akashi/user/index?search=advertiser%40machi',
    steps: [
      {
        name: 'message',
        async reach(page, text) {
          await page.locator('tbody .row-choice input').check();
          await page.getByRole('button', { name: text('利用停止', 'Suspend'), exact: true }).click();
          await expect(
            page.locator('.toast').getByRole('button', { name: text('元に戻す', 'Undo') }),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'results of a batch that partly failed',
    path: '/akashi/user/index?search=machi.example.jp',
    steps: [
      {
        name: 'message',
        async reach(page, text) {
          await expect(page.locator('table[aria-busy=false] tbody tr').first()).toBeVisible();
          for (const box of await page.locator('tbody .row-choice input').all()) await box.check();
          await page.getByRole('button', { name: text('利用停止', 'Suspend'), exact: true }).click();
          await expect(
            page.getByRole('alertdialog', { name: text('実行結果', 'Result') }).locator('.field-error'),
          ).toHaveCount(2);
        },
      },
    ],
  },
  ...RESOURCES.map(({ path }, index) => ({
    name: path,
    path,
    // all resources share the detail panel and the delete confirmation: the first resource tests them
    ...(index === 0
      ? { steps: [LIST, CONFIRMATION, DETAIL, FORM] }
      : { steps: [LIST, FORM], ...languageInTurn(index) }),
  })),
  ...OF_ADVERTISERS.map(({ path }, index) => ({
    name: path,
    path,
    ...languageInTurn(index),
    scenario: { role: 'Advertiser' },
    steps: [LIST, FORM],
  })),
  {
    name: 'purchases',
    path: '/akashi/menu/list-purchase?from=2026-01-01',
    scenario: { role: 'Advertiser' },
    steps: [LIST],
  },
  {
    name: 'invoices',
    path: '/akashi/invoice/list-invoice?search=説明会',
    scenario: { company: 'nbnb' },
    steps: [LIST, DETAIL, FORM],
  },
  { name: 'staff', path: '/akashi/staff', steps: [{ name: 'list', reach: expectRows }] },
  {
    name: 'reservations',
    path: '/akashi/reserve',
    scenario: { seed: 'edge' },
    steps: [
      LIST,
      DETAIL,
      {
        name: 'form',
        async reach(page) {
          await page.keyboard.press('Escape');
          await page.goto('/akashi/reserve?state=accepted');
          await LIST.reach(page, (ja) => ja);
          await page.locator('tbody th.main a').first().click();
          await page.locator('dialog .button.primary').click();
          await expect(page.locator('.record-form')).toBeVisible();
        },
      },
      {
        name: 'week',
        async reach(page) {
          await page.goto('/akashi/reserve?tab=week&week=2026-03-30');
          await expect(page.locator('.week[aria-busy=false]')).toBeVisible();
          await expect(page.locator('.week-grid, .calendar-days')).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'events by month',
    path: '/akashi/event?tab=month',
    scenario: { seed: 'edge' },
    steps: [
      {
        name: 'month',
        async reach(page) {
          await expect(page.locator('.month[aria-busy=false]')).toBeVisible();
          await expect(page.locator('.month-bar, .day-list a').first()).toBeVisible();
        },
      },
    ],
  },
  { name: 'articles', path: '/shonan/article', scenario: { city: 'shonan' }, steps: [LIST, DETAIL, FORM] },
  ...[
    { name: 'the hardest texts', seed: 'edge', shown: 'tbody tr:nth-child(20)' },
    { name: 'an empty list', seed: 'empty', shown: '.records-note' },
    { name: 'a list that failed to load', fault: 'GET /:city/notifications/ 500', shown: '.toast' },
  ].map(({ name, shown, ...scenario }) => ({
    name,
    path: '/akashi/notification',
    scenario,
    steps: [{ name, reach: (page: Page) => expect(page.locator(shown)).toBeVisible() }],
  })),
  {
    name: 'a screen in its group',
    path: '/akashi/post/list-report',
    steps: [{ name: 'plain', reach: expectHeading }],
  },
  { name: 'a text, signed in', path: '/akashi/policy', steps: [{ name: 'plain', reach: expectHeading }] },
  {
    name: 'a text, signed out',
    path: '/akashi/app-usage',
    scenario: { role: 'none' },
    steps: [{ name: 'plain', reach: expectHeading }],
  },
  { name: '/404', path: '/404', steps: [{ name: 'plain', reach: expectHeading }] },
  { name: '/401', path: '/401', steps: [{ name: 'plain', reach: expectHeading }] },
  // the last menu of this journey stays open, so the journey is the last one
  {
    name: 'pages to read',
    path: '/city',
    steps: [
      { name: 'choice of the city', reach: (page) => expect(page.locator('.city-list li')).toHaveCount(9) },
      {
        name: 'dashboard',
        async reach(page) {
          await page.getByRole('button', { name: '明石市' }).click();
          await expect(page.locator('.bell')).toBeVisible();
        },
      },
      {
        name: 'menu',
        async reach(page, text) {
          const menu = page.getByRole('navigation', { name: text('メニュー', 'Menu') });
          if (!(await menu.isVisible())) {
            await page
              .getByRole('button', { name: text('メニューの開閉', 'Open or close the menu') })
              .click();
          }
          await expect(menu).toBeVisible();
        },
      },
      {
        name: 'notices',
        async reach(page) {
          await page.getByRole('navigation').locator('a[href$="/notification-store"]').first().click();
          await expectRows(page);
        },
      },
      {
        name: 'avatar’s menu',
        async reach(page, text) {
          await page.getByRole('button', { name: text('管理者のメニュー', 'Menu of 管理者') }).click();
          await expect(page.getByRole('menuitem')).toHaveCount(15);
        },
      },
      {
        name: 'profile',
        async reach(page) {
          await page.getByRole('menuitem').nth(1).click();
          await expect(page.locator('dl.details').first()).toBeVisible();
        },
      },
      {
        name: 'help',
        async reach(page, text) {
          await page.getByRole('button', { name: text('ヘルプ', 'Help') }).click();
          await expect(page.getByRole('menuitem')).toHaveCount(5);
        },
      },
    ],
  },
];

const nameOf = (path: string) => path.split('?')[0]?.split('/').slice(2).join('/');

/** The other pages of the matrix. Shonan is the only city with every screen, and the Operator enters them all. */
const OTHER_PAGES: readonly Journey[] = PAGES.filter(
  ([name]) => !JOURNEYS.some(({ path }) => nameOf(path) === name),
).map(([name], index) => ({
  name,
  path: `/shonan/${name}`,
  ...languageInTurn(index),
  scenario: { role: 'Operator', city: 'shonan' },
  steps: [
    {
      name: 'page',
      async reach(page) {
        await expect(page).toHaveURL(`/shonan/${name}`);
        await expectHeading(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      },
    },
  ],
}));

/** The most steps of a test: a page is opened once for each test, and three tests run side by side. */
const MAX_STEPS = 26;

/** Groups the journeys by scenario: each test walks the journeys of one scenario in one page. */
function walksOf(journeys: readonly Journey[]): Journey[][] {
  const walks: Journey[][] = [];
  for (const journey of journeys) {
    const walk = walks.findLast(
      ([first]) => JSON.stringify(first?.scenario) === JSON.stringify(journey.scenario),
    );
    const length = walk?.reduce((sum, { steps }) => sum + steps.length, journey.steps.length) ?? 0;
    if (walk && length <= MAX_STEPS) walk.push(journey);
    else walks.push([journey]);
  }
  return walks;
}

for (const { lang, width, height } of LANGUAGES_AND_SIZES) {
  const text: Translate = (ja, en) => (lang === 'ja' ? ja : en);
  const journeys = [...OTHER_PAGES, ...JOURNEYS].filter((journey) => (journey.lang ?? lang) === lang);
  for (const walk of walksOf(journeys)) {
    const journeyNames = walk.map(({ name }) => name).join('; ');
    test(`no state violates WCAG 2.2 A or AA, ${lang} at ${width}: ${journeyNames}`, async ({
      open,
      page,
      axe,
      allowConsole,
    }) => {
      // the journey with the failed list logs it
      allowConsole(/Problem: server at GET \/:city\/notifications\//);
      // one page walks several journeys
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      for (const [index, { path, scenario, steps }] of walk.entries()) {
        if (index === 0) {
          await open(path, { role: 'Administrator', city: 'akashi', ...scenario, lang });
        } else {
          await goToQuietPage(page);
          await goTo(page, path);
        }
        for (const step of steps) {
          await test.step(step.name, async () => {
            await step.reach(page, text);
            expect(await axe(page)).toEqual([]);
            expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
          });
        }
      }
    });
  }
}

function languageInTurn(index: number): Pick<Journey, 'lang'> {
  return { lang: index % 2 === 0 ? 'ja' : 'en' };
}

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

function expectRows(page: Page) {
  return expect(page.locator('tbody tr')).toHaveCount(20);
}

function expectHeading(page: Page) {
  return expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

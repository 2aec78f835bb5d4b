import { expect, type Page } from '@playwright/test';
import { openCoordinates, sendNotification as send } from '../send';
import { expectValues, type FaultCase, fillIn, refusedAt, retry, retryOffered } from './fault-case';

type Values = Readonly<Record<string, string>>;

const PATH = '/akashi/notification?new=1';
/**
 * With this address the form starts with the school as audience, and requests the candidates of no other
 * audience.
 */
const PATH_OF_SCHOOL = '/akashi/notification?tab=school&school=3&new=1';
const TEXT: Values = { title: '送れない通知', description: '本文' };
const CENTRE: Values = { latitude: '34.64', longitude: '134.99', radius: '100000' };

/** Every audience: the values that select its receivers, and the call that sends the notification. */
const SENDINGS: readonly { audience: string; call: string; values?: Values; boxes?: true }[] = [
  { audience: 'everyone', call: 'POST /:city/notifications/' },
  { audience: 'users', call: 'POST /api/notification/create_notification_users/', boxes: true },
  {
    audience: 'condition',
    call: 'POST /api/notification/create_notification_by_condition',
    values: { age_from: '20', gender: 'female' },
  },
  {
    audience: 'passHolders',
    call: 'POST /api/notification/create_notification_by_condition',
    values: { pass_type: '2' },
  },
  {
    audience: 'favouriteAds',
    call: 'POST /api/notification/create_notification_for_user_favorite',
    boxes: true,
  },
  { audience: 'mapUsers', call: 'POST /notifications/map_users/', values: CENTRE },
  { audience: 'school', call: 'POST /api/school/:schoolId/notification/', values: { school: '3' } },
];

/** The call that counts the receivers of each audience. */
const COUNTS: readonly { audience: string; call: string; values?: Values }[] = [
  { audience: 'everyone', call: 'POST /api/users/notify_users_favorite_ads/' },
  { audience: 'favouriteAds', call: 'GET /api/users/get_users_favorite_ads' },
  { audience: 'mapUsers', call: 'GET /notifications/map_users/', values: CENTRE },
  { audience: 'school', call: 'GET /api/school/:schoolId/users/', values: { school: '3' } },
];

/** The calls that list an audience's candidates. `begins` marks the list that the form loads first. */
const CHOICES: readonly { audience: string; source: string; call: string; begins?: true }[] = [
  {
    audience: 'users',
    source: 'everyone',
    call: 'POST /api/users/notify_users_favorite_ads/',
    begins: true,
  },
  { audience: 'users', source: 'likers', call: 'GET /api/users/notify_users_favorite_ads/' },
  { audience: 'users', source: 'advertisers', call: 'GET /:city/api/users/get_ads_user_info' },
  { audience: 'users', source: 'advertisersHere', call: 'GET /:city/api/users/get_ads_user_info_by_city' },
  { audience: 'users', source: 'administrators', call: 'GET /users/admin/' },
  {
    audience: 'favouriteAds',
    source: 'likedAds',
    call: 'GET /api/users/notify_users_favorite_ads/',
    begins: true,
  },
  { audience: 'favouriteAds', source: 'storeAds', call: 'GET /api/operator-advertisement/' },
  {
    audience: 'passHolders',
    source: 'passes of members',
    call: 'GET /api/notification/list_passport_push_notification/',
    begins: true,
  },
  {
    audience: 'passHolders',
    source: 'common passes',
    call: 'GET /api/notification/passports_normal_notification/',
    begins: true,
  },
];

/** Writing a notification: choosing its audience, counting its receivers, sending it. */
export const COMPOSER_CASES: readonly FaultCase[] = [
  ...SENDINGS.map(
    ({ audience, call, values = {}, boxes }): FaultCase => ({
      name: `sending to ${audience}`,
      path: PATH,
      call,
      async act(page) {
        await compose(page, audience, values);
        if (boxes) await form(page).getByRole('checkbox').first().check();
        await send(page);
      },
      async goesOn(page) {
        await expect(form(page).getByRole('button', { name: '送信する' })).toBeEnabled();
        await isKept(page, audience, values);
        if (boxes) await expect(form(page).getByRole('list', { name: '選択済み' })).toBeVisible();
      },
      refused: refusedAt('title', (page) => isKept(page, audience, values)),
      again: send,
    }),
  ),
  ...COUNTS.map(
    ({ audience, call, values = {} }): FaultCase => ({
      name: `counting ${audience}`,
      path: PATH,
      call,
      quiet: true,
      // the form counts everyone as soon as it opens
      ...(audience === 'everyone'
        ? { atStart: true as const }
        : { act: (page) => choose(page, audience, values) }),
      async goesOn(page) {
        await expect(page.locator('.receiver-count')).toContainText('受信者数を確認できませんでした。');
        await retryOffered(page);
        await fillIn(page, TEXT);
        await isKept(page, audience, values);
      },
      again: retry,
    }),
  ),
  ...CHOICES.map(
    ({ audience, source, call, begins }): FaultCase => ({
      name: `choosing ${audience} from ${source}`,
      path: PATH_OF_SCHOOL,
      call,
      quiet: true,
      async act(page) {
        await compose(page, audience);
        if (!begins) await from(page).selectOption(source);
      },
      async goesOn(page) {
        await retryOffered(page);
        await isKept(page, audience);
        if (!begins) await expect(from(page)).toHaveValue(source);
      },
      again: retry,
    }),
  ),
];

const form = (page: Page) => page.getByRole('dialog', { name: '通知を作成' });
const audienceOf = (page: Page) => form(page).getByLabel('送信先の種類');
const from = (page: Page) => form(page).getByLabel('候補');

async function compose(page: Page, audience: string, values: Values = {}) {
  await fillIn(page, TEXT);
  await choose(page, audience, values);
}

async function choose(page: Page, audience: string, values: Values) {
  await audienceOf(page).selectOption(audience);
  if (audience === 'mapUsers') await openCoordinates(page);
  await fillIn(page, values);
}

async function isKept(page: Page, audience: string, values: Values = {}) {
  await expectValues(page, { ...TEXT, ...values });
  await expect(audienceOf(page)).toHaveValue(audience);
}

import { expect, type Page } from '@playwright/test';
import { openCoordinates, sendNotification as send } from '../send';
import { CHOICES, COUNTS, PATH, PATH_OF_SCHOOL, SENDINGS, TEXT, type Values } from './composer-calls';
import { expectValues, type FaultCase, fillIn, refusedAt, retry, retryOffered } from './fault-case';

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

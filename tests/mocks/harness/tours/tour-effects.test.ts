// @vitest-environment jsdom
import { loadMessages } from 'virtual:messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { administrator } from '#mocks/harness/tours/roles/administrator';
import { tourEffects } from '#mocks/harness/tours/tour-effects';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const LIST =
  '<table aria-label="本人確認"><tr><th scope="row"><a href="/akashi/post/confirm-gender?edit=7">木村 翔太</a></th></tr></table>';
const RECORD = '<section aria-label="木村 翔太"></section>';
const MESSAGES = '<section aria-label="お知らせメッセージ"></section>';

const messages = await loadMessages('ja', 'rest');

const effects = tourEffects({
  clock: { jump() {} },
  base: '/akashi/',
  messages: () => messages,
  language: () => 'ja',
});

/** What is found on a page of identities, after so many milliseconds. */
async function targetFoundIn(main: string, ms: number) {
  const step = administrator.steps.find(({ at }) => at.startsWith('post/confirm-gender'));
  if (!step) throw new Error('the tour has no step of identities');
  document.body.innerHTML = `${MESSAGES}<main>${main}</main>`;
  const finding = effects.find(step, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(ms);
  return (await finding)?.outerHTML;
}

test('a step about the record of a queue finds it beside the list, and on a phone, which has no record, the first row', async () => {
  expect([await targetFoundIn(LIST + RECORD, 0), await targetFoundIn(LIST, 1_500)]).toEqual([
    RECORD,
    '<a href="/akashi/post/confirm-gender?edit=7">木村 翔太</a>',
  ]);
});

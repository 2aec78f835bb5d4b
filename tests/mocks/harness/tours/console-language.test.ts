// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { followConsoleLanguage } from '#mocks/harness/tours/console-language';

/** The message of a close button, as the build parses it. */
const closeIn = (text: string) => [{ type: 0, value: text }];
const setConsoleLanguage = (lang: string) => document.documentElement.setAttribute('lang', lang);

test('the texts are those of the console, also of a language chosen while the first one loads, and of a later one [R-WISH-10]', async () => {
  setConsoleLanguage('en');
  const followed = followConsoleLanguage();
  setConsoleLanguage('zh');
  const language = await followed;
  const listener = vi.fn();
  language.subscribe(listener);
  expect([language.messages()['common.close'], language.card()]).toEqual([closeIn('关闭'), 'en']);
  setConsoleLanguage('ja');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect([language.messages()['common.close'], language.card()]).toEqual([closeIn('閉じる'), 'ja']);
});

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchToasts } from '#mocks/harness/report/watch-toasts';

afterEach(() => vi.unstubAllGlobals());

test('messages are read without the globals of the page, which a test runner removes before it empties the page', async () => {
  const stopWatching = new AbortController();
  const toastTexts: string[] = [];
  watchToasts('.toast p', (text) => toastTexts.push(text), stopWatching.signal);
  const { body } = document;
  vi.stubGlobal('document', undefined);
  body.innerHTML = '<div class="toast"><p>保存しました。</p></div>';
  await vi.waitFor(() => expect(toastTexts).toEqual(['保存しました。']));
  stopWatching.abort();
});

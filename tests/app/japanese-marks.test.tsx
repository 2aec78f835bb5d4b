import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { markJapanese } from '#app/shell/mark-japanese';
import { renderConsole } from '../views/render-console';

function markPage(language: string, html: string) {
  document.documentElement.lang = language;
  document.body.innerHTML = html;
  const stop = markJapanese(language);
  onTestFinished(() => {
    stop();
    document.documentElement.lang = 'ja';
    document.body.innerHTML = '';
  });
  return stop;
}

const markedTexts = () => [...document.querySelectorAll('[lang=ja]')].map(({ textContent }) => textContent);

test.each([
  ['en', ['お知らせ', '明石市', '駅前のカフェ']],
  ['es', ['お知らせ', '明石市', '駅前のカフェ']],
  // Kanji without kana may be Chinese.
  ['zh', ['お知らせ', '駅前のカフェ']],
])('in a page in %s elements with mostly Japanese letters are marked as Japanese', (language, expected) => {
  markPage(
    language,
    '<p>お知らせ</p><p>春祭り Spring</p><b>明石市</b><p>Saved</p><p>The record 春 was deleted</p><p>Café</p>' +
      '<ul><li>Shop: <strong>駅前のカフェ</strong></li></ul>',
  );
  expect(markedTexts()).toEqual(expected);
});

test('new elements are marked too, elements no longer Japanese lose the mark, and other languages keep theirs', async () => {
  const stop = markPage('en', '<p>Waiting</p><p lang="zh">通知中心</p>');
  const paragraph = document.querySelector('p') as HTMLElement;
  paragraph.replaceChildren('お知らせ');
  document.body.append(document.createRange().createContextualFragment('<ul><li>新着</li></ul>'));
  await waitFor(() => expect(markedTexts()).toEqual(['お知らせ', '新着']));
  (paragraph.firstChild as Text).data = 'Notice';
  await waitFor(() => expect(markedTexts()).toEqual(['新着']));
  stop();
  expect(document.body.innerHTML).toBe('<p>Notice</p><p lang="zh">通知中心</p><ul><li>新着</li></ul>');
});

test('records in an English page are marked as Japanese until the page itself is Japanese', async () => {
  const { app } = await renderConsole('/akashi/news', { config: { defaultLanguage: 'en' } });
  await waitFor(() => expect(document.querySelectorAll('th [lang=ja]').length).toBe(20));
  await app.services.intl.switchTo('ja');
  await waitFor(() => expect(document.querySelectorAll('main [lang=ja]').length).toBe(0));
});

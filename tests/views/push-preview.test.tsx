import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const NEW = '/akashi/notification?new=1';

/** What the phone shows, line by line, and its text alternative. */
function shownPush() {
  const picture = screen.getByRole('img', { name: /アプリからの通知/ });
  return {
    lines: [...picture.querySelectorAll('span, .push-title, .push-body')].map((line) => line.textContent),
    text: picture.getAttribute('aria-label'),
    markup: picture.querySelectorAll('img, script, b').length,
  };
}

function changeField(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('the phone shows the typed title and text with the name of the city and the time; markup is text [R-SCR-10, A-286]', async () => {
  await renderConsole(NEW);
  await screen.findByLabelText(/^タイトル必須/);
  const pushHeader = ['4月1日水曜日', '09:00', '明石市', 'たった今'];
  // without a text the labels of the fields are in their places
  expect(shownPush()).toEqual({
    lines: [...pushHeader, 'タイトル', '本文'],
    text: '明石市アプリからの通知。タイトル：。本文：',
    markup: 0,
  });
  changeField(/^タイトル必須/, ' <b>👩‍👩‍👧‍👦祭り</b> ');
  changeField(/^本文必須/, '\n<script>alert(1)</script>\n8月1日です。\n');
  const pushTexts = ['<b>👩‍👩‍👧‍👦祭り</b>', '<script>alert(1)</script>\n8月1日です。'];
  await waitFor(() =>
    expect(shownPush()).toEqual({
      lines: [...pushHeader, ...pushTexts],
      text: `明石市アプリからの通知。タイトル：${pushTexts[0]}。本文：${pushTexts[1]}`,
      markup: 0,
    }),
  );
});

test('a copy shows its notification on the phone at once', async () => {
  await renderConsole('/akashi/notification?copy=123');
  const title = await screen.findByLabelText<HTMLInputElement>(/^タイトル必須/);
  expect(title.value).not.toBe('');
  expect(shownPush().lines.at(-2)).toBe(title.value);
});

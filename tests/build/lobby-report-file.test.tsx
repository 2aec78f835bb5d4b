import { expect, test } from 'vitest';
import { renderLobby } from '../../build/lobby/render-lobby';

/** The sentences that a page has for files that it does not open. */
const refusalsOf = (markup: string) => {
  const page = document.createElement('div');
  page.innerHTML = markup;
  const { foreign, damaged, newer, large } =
    page.querySelector<HTMLElement>('.lobby-report [role=alert]')?.dataset ?? {};
  return [foreign, damaged, newer, large];
};

test('the place for the file of a report has each sentence of refusal in the language of the page', () => {
  const { pages } = renderLobby(process.cwd(), '/');
  expect(refusalsOf(pages.ja)).toEqual([
    'このファイルは不具合の報告ではありません。',
    '報告ファイルが壊れています。途中で切れているか、書き換えられています。',
    '新しい版の画面で書かれた報告です。この版では開けません。',
    'このブラウザーには、この大きさの報告を渡す余地がありません。どれかの役割で入り、デモ操作盤の「報告」で開いてください。',
  ]);
  expect(refusalsOf(pages.en)[0]).toBe('This file is no report of a fault.');
});

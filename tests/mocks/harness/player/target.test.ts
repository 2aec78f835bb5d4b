// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { elementsOf } from '#mocks/harness/player/find-elements';
import { type Target, targetSchema } from '#mocks/harness/player/target';
import { targetOf } from '#mocks/harness/player/target-of';

const PAGE_MARKUP = `
  <nav aria-label="メニュー"><a id="menu" href="/a">予約</a></nav>
  <main>
    <h1 id="heading">予約</h1>
    <a id="link" href="/b">予約</a>
    <button id="save">保存</button>
    <button style="display: none">保存</button>
    <div aria-hidden="true"><button>保存</button></div>
    <table><tbody>
      <tr class="opens"><th scope="row" id="cell">花火</th><td>明石</td>
        <td><button id="delete">「花火」を削除</button><button id="edit">編集</button></td></tr>
      <tr><th scope="row">夏の花火</th><td>草津</td>
        <td><button id="delete-other">「夏の花火」を削除</button><button id="edit-other">編集</button></td></tr>
      <tr><th scope="row">祭り</th><td>明石</td><td><button>「祭り」を削除</button></td></tr>
    </tbody></table>
    <label>題名 <input id="title"></label>
    <label>パスワード <input id="password" type="password"></label>
    <label>写真 <input id="file" type="file"></label>
    <label>検索 <input id="search" type="search"></label>
    <details><summary id="more">詳しく</summary><p>本文</p></details>
    <p id="text">合計 <b id="bold">3件</b></p>
    <p id="long">${'長い'.repeat(60)}</p>
    <i id="nothing"></i>
    <button id="first">次へ</button><button id="second">次へ</button>
    <button id="message">${'長い'.repeat(60)}</button>
  </main>
  <dialog open aria-label="確認"><button id="confirm">保存</button></dialog>
  <div data-harness><button>詳しく</button></div>`;

const elementById = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = PAGE_MARKUP;
});
afterEach(() => {
  document.body.innerHTML = '';
});

const recordNamed = (name: string) => ({ role: 'record', name });

describe('R-WISH-10 the target of an element', () => {
  test.each<[string, Target | null]>([
    ['heading', { role: 'heading', name: '予約' }],
    ['menu', { role: 'link', name: '予約', within: { role: 'navigation', name: 'メニュー' } }],
    ['link', { role: 'link', name: '予約', within: { role: 'main', name: '' } }],
    ['save', { role: 'button', name: '保存', within: { role: 'main', name: '' } }],
    ['confirm', { role: 'button', name: '保存', within: { role: 'dialog', name: '確認' } }],
    // 花火 stands in two rows, so it names none of them
    ['delete', { role: 'button', name: '「花火」を削除' }],
    [
      'delete-other',
      { role: 'button', name: { start: '「', end: '」を削除' }, within: recordNamed('夏の花火') },
    ],
    ['edit-other', { role: 'button', name: '編集', within: recordNamed('夏の花火') }],
    ['cell', { role: 'rowheader', name: '花火' }],
    ['title', { role: 'textbox', name: '題名' }],
    ['password', { role: 'textbox', name: 'パスワード' }],
    ['file', { role: 'button', name: '写真' }],
    ['search', { role: 'searchbox', name: '検索' }],
    ['more', { role: null, name: '詳しく' }],
    ['text', { role: null, name: '合計 3件' }],
    ['bold', { role: null, name: '3件' }],
    ['second', { role: 'button', name: '次へ', within: { role: 'main', name: '' }, nth: 1 }],
    ['message', { role: 'button', name: { start: '長い'.repeat(40), end: '' } }],
    ['long', null],
    ['nothing', null],
  ])('%s', (id, target) => {
    expect(targetOf(elementById(id))).toEqual(target);
    if (target) expect(elementsOf(targetSchema.parse(target))).toEqual([elementById(id)]);
  });

  test('the target of each control finds exactly this control', () => {
    const controls = [...document.querySelectorAll('main :is(a, button, input)')].filter(
      (one) => !one.closest('[style], [aria-hidden]'),
    );
    expect(controls.map((one) => elementsOf(targetOf(one) as Target))).toEqual(controls.map((one) => [one]));
  });

  test('a row is found by any text that no other row has', () => {
    elementById('cell').textContent = '祭り';
    elementById('delete').textContent = '消す';
    expect(targetOf(elementById('edit'))).toEqual({
      role: 'button',
      name: '編集',
      within: { role: 'main', name: '' },
      nth: 0,
    });
    elementById('cell').nextElementSibling?.replaceChildren('明石市');
    expect(targetOf(elementById('edit'))).toEqual({
      role: 'button',
      name: '編集',
      within: recordNamed('明石市'),
    });
  });

  test('a target finds nothing or several on a page that has changed', () => {
    elementById('edit').remove();
    expect(elementsOf({ role: 'button', name: '編集', within: recordNamed('明石') })).toEqual([]);
    expect(elementsOf({ role: 'button', name: '次へ' })).toEqual([
      elementById('first'),
      elementById('second'),
    ]);
  });
});

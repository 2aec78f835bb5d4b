import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Role } from '#domain/people/roles';
import { tabId } from '#kit/services/tab-id';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { stored } from '../browser';
import { allowConsole } from '../console';
import { addFault } from '../open-console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const LIST = '/akashi/notification';
const titleOf = (row: HTMLElement | undefined) => row?.querySelector('a')?.textContent;
const loaded = () => screen.findByText(/^全\d/);
const dialog = () => screen.findByRole('dialog');
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

const unread = () =>
  Number(/(\d+)/.exec(screen.getByRole('link', { name: /^未読のお知らせ \d+件$/ }).ariaLabel ?? '')?.[0]);

/** Sends the form and confirms the dialog with the audience and the number of receivers. */
async function send(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: '送信する' }));
  const confirmation = await screen.findByRole('alertdialog', { name: '送信しますか？' });
  const go = within(confirmation).getByRole<HTMLButtonElement>('button', { name: 'この内容で送信' });
  await waitFor(() => expect(go.disabled).toBe(false));
  await user.click(go);
  return confirmation.textContent;
}

const listCalls = (calls: string[]) =>
  calls.filter((request) => /^GET \/akashi\/notifications\/(\?|\d)/.test(request));

/** tests/kit tests the typing of single letters; here the whole text is set at once. */
function write(name: RegExp, text: string) {
  fireEvent.change(field(name), { target: { value: text } });
}

test('the list shows twenty rows of the city in Japanese, and the rest on further pages [R-ROUTE-12, R-CONST-05]', async () => {
  const { user, address, rows, calls } = await renderConsole(LIST);
  const total = Number(/全(\d+)件/.exec((await loaded()).textContent ?? '')?.[1]);
  expect(rows()).toHaveLength(20);
  expect(screen.getByText(`全${total}件中 1–20件`)).toBeDefined();
  expect(document.title).toBe('プッシュ通知 - 明石市');
  expect(listCalls(calls())).toEqual(['GET /akashi/notifications/?offset=0&limit=20 200']);
  const first = titleOf(rows()[0]);

  await user.click(screen.getByRole('link', { name: '次のページ' }));
  await screen.findByText(`全${total}件中 21–40件`);
  expect(address()).toBe(`${LIST}?page=2`);
  await waitFor(() => expect(titleOf(rows()[0])).not.toBe(first));
  expect(listCalls(calls()).slice(1)).toEqual(['GET /akashi/notifications/2 200']);
});

test.each([
  ['?page=2', {}, '2'],
  ['?page=2&search=お', {}, '?search=%E3%81%8A&offset=20&limit=20'],
  ['?page=2&order=title', { ordering: true }, '?offset=20&limit=20&ordering=title'],
  ['?page=2', { notificationPageSize: 30 }, '?offset=30&limit=30'],
])(
  '%s with %o is requested as %s: only an unfiltered page is requested by its number [R-CALL-12, A-149]',
  async (query, config, expected) => {
    const { calls } = await renderConsole(LIST + query, { config });
    await screen.findByText(/件中 [23]1–/);
    expect(listCalls(calls())).toEqual([`GET /akashi/notifications/${expected} 200`]);
  },
);

test('another city shows other notifications', async () => {
  const { rows } = await renderConsole('/kusatsu/notification', { city: 'kusatsu' });
  await loaded();
  expect(screen.getByRole('link', { name: '草津市' })).toBeDefined();
  expect(rows().map(titleOf).join()).not.toContain('明石');
});

test('a deleted notification is shown as missing, without a button to load it again', async () => {
  await renderConsole(`${LIST}?view=999999`);
  const detail = await screen.findByRole('dialog', { name: '通知の詳細' });
  const message = await within(detail).findByText(/^この記録は見つかりません。/);
  expect(message.role).toBe('alert');
  expect(within(detail).queryByRole('button', { name: 'もう一度読み込む' })).toBeNull();
});

test('a search starts on page 1 and shows when no row matches [R-STATE-10]', async () => {
  const { user, address, rows, pass } = await renderConsole(`${LIST}?page=2`);
  await loaded();
  const box = screen.getByRole('searchbox');
  await user.type(box, '工事');
  pass(300);
  await waitFor(() => expect(address()).toBe(`${LIST}?search=%E5%B7%A5%E4%BA%8B`));
  await waitFor(() => expect(rows().every((row) => row.textContent?.includes('工事'))).toBe(true));

  await user.clear(box);
  await user.type(box, 'ありえない言葉{Enter}');
  await screen.findByText('「ありえない言葉」に当てはまるものはありません。');
  await user.click(screen.getByRole('button', { name: '検索条件を消す' }));
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect([address(), (box as HTMLInputElement).value]).toEqual([LIST, '']);
});

test('a new notification is the first row of page 1 and stays after a reload [R-STATE-08, R-NAV-05]', async () => {
  const { user, address, rows, reload } = await renderConsole(`${LIST}?page=2`);
  await loaded();
  await screen.findByRole('link', { name: /^未読のお知らせ \d+件$/ });
  const before = unread();

  await user.click(screen.getByRole('link', { name: '通知を作成' }));
  await screen.findByLabelText(/^タイトル必須/);
  expect(address()).toBe(`${LIST}?page=2&new=1`);
  write(/^タイトル必須/, '夏祭りのお知らせ');
  write(/^本文必須/, '8月1日に開きます。\n雨なら翌日です。');
  expect(await send(user)).toMatch(/「夏祭りのお知らせ」を「全員」に送信します。.*受信者：\d+人/s);

  await screen.findByText(/^\d+人に送信しました。$/);
  await waitFor(() => expect(titleOf(rows()[0])).toBe('夏祭りのお知らせ'));
  expect(address()).toBe(LIST);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(unread()).toBe(before + 1));

  await reload();
  await loaded();
  expect(titleOf(rows()[0])).toBe('夏祭りのお知らせ');
});

test('a broken rule shows an error at its field without a request, and a refusal of the server is shown there too [R-VAL-TEXT-01, R-VAL-TEXT-02, R-UI-08]', async () => {
  const { user, backend, calls } = await renderConsole(`${LIST}?new=1`);
  await screen.findByLabelText(/^タイトル必須/);
  write(/^タイトル必須/, 'あ'.repeat(201));
  expect(screen.getByText('201/200')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('200文字以内で入力してください（現在201文字）。');
  expect(screen.getByText('入力してください。')).toBeDefined();
  expect(document.activeElement).toBe(field(/^タイトル必須/));
  expect(calls().filter((request) => request.startsWith('POST /akashi'))).toEqual([]);

  write(/^タイトル必須/, 'あ'.repeat(200));
  write(/^本文必須/, '本文');
  addFault(backend, 'POST /:city/notifications/ 500 x1');
  await send(user);
  await screen.findByText('Server Error Occured. Please Try Again !');
  expect(field(/^タイトル必須/).value).toHaveLength(200);
  await send(user);
  await screen.findByText(/^\d+人に送信しました。$/);
});

test.each([
  ['400:basics', 'Basics field may not be blank.基本情報を入力してください。'],
  ['400:username=already', 'ユーザー名が既に使用されています。 もう一度お試しください。'],
  [
    '400:operator',
    'Your operator is invalid or exists already !「operator」が正しくないか、すでに使われています。',
  ],
])(
  'the form, and no toast, shows a refusal that names a field: %s [R-HTTP-12, R-HTTP-13, R-HTTP-15, R-MSG-17, R-MSG-18, R-MSG-20]',
  async (effect, text) => {
    const { user } = await renderConsole(`${LIST}?new=1`, {
      fault: `POST /:city/notifications/ ${effect} x1`,
    });
    await screen.findByLabelText(/^タイトル必須/);
    write(/^タイトル必須/, '題');
    write(/^本文必須/, '本文');
    await send(user);
    const form = within(screen.getByRole('dialog', { name: '通知を作成' }));
    await waitFor(() => expect(form.getByRole('alert').textContent).toBe(text));
    expect(document.querySelectorAll('.toasts p')).toHaveLength(0);
  },
);

test('leaving a dirty form needs a confirmation, and the form values are restored after a reload', async () => {
  const { user, address, pass, reload } = await renderConsole(LIST);
  await loaded();
  await user.click(screen.getByRole('link', { name: '通知を作成' }));
  await screen.findByLabelText(/^タイトル必須/);
  write(/^タイトル必須/, '書きかけ');
  pass(300);
  expect(Object.keys(stored()).filter((key) => key.startsWith('draft:'))).toEqual([
    `draft:1:akashi:notification:new:${tabId()}`,
  ]);

  await user.click(screen.getByRole('button', { name: 'キャンセル' }));
  const confirmation = await screen.findByRole('alertdialog');
  await user.click(within(confirmation).getByRole('button', { name: '編集を続ける' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([address(), field(/^タイトル必須/).value]).toEqual([`${LIST}?new=1`, '書きかけ']);

  await reload();
  await screen.findByText('保存前の入力を復元しました（たった今）。');
  expect(field(/^タイトル必須/).value).toBe('書きかけ');
  await user.click(screen.getByRole('button', { name: 'キャンセル' }));
  await user.click(await screen.findByRole('button', { name: '破棄して閉じる' }));
  await waitFor(() => expect(address()).toBe(LIST));
  expect(Object.keys(stored()).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a notification is viewed and copied into a new record with the same text', async () => {
  const { user, address, rows } = await renderConsole(LIST);
  await loaded();
  const title = titleOf(rows()[2]) ?? '';
  await user.click(within(rows()[2] as HTMLElement).getByRole('link', { name: title }));
  const panel = await dialog();
  await within(panel).findByText(title);
  expect(address()).toMatch(/\?view=\d+$/);

  await user.click(within(panel).getByRole('link', { name: '複製' }));
  await screen.findByLabelText(/^タイトル必須/);
  expect(address()).toMatch(/\?copy=\d+$/);
  expect(field(/^タイトル必須/).value).toBe(title);
  write(/^タイトル必須/, `${title}（再送）`);
  await send(user);
  await waitFor(() => expect(titleOf(rows()[0])).toBe(`${title}（再送）`));
  expect(rows().filter((row) => titleOf(row) === title)).not.toEqual([]);
});

test('the confirmation of a delete names the notification, which then leaves the list and the total [R-STATE-09]', async () => {
  const { user, rows } = await renderConsole(LIST);
  const total = Number(/全(\d+)件/.exec((await loaded()).textContent ?? '')?.[1]);
  const [first, second] = rows().map(titleOf);
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: `「${first}」を削除` }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation.textContent).toContain(`「${first}」を削除します。元に戻せません。`);
  expect(document.activeElement?.textContent).toBe('キャンセル');
  await user.click(within(confirmation).getByRole('button', { name: '削除する' }));
  await screen.findByText('削除しました。');
  await screen.findByText(`全${total - 1}件中 1–20件`);
  expect(titleOf(rows()[0])).toBe(second);
});

test('a delete that fails keeps the row and shows an error for 5 seconds [R-HTTP-06, R-HTTP-16, R-MSG-11, R-CONST-10]', async () => {
  const text = 'Server Error Occured. Please Try Again !';
  const { user, rows, pass } = await renderConsole(LIST, { fault: 'DELETE * 500' });
  await loaded();
  const title = titleOf(rows()[0]);
  await user.click(screen.getAllByRole('button', { name: `「${title}」を削除` })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '削除する' }));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  pass(4_999);
  expect(screen.queryByText(text)).not.toBeNull();
  pass(1);
  expect(screen.queryByText(text)).toBeNull();
  expect(titleOf(rows()[0])).toBe(title);
});

const offered = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td:last-child :is(a, button)') ?? [])].map(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent ?? '').match(/再送|複製|削除/)?.[0],
  );

test.each<[Role, boolean]>([
  ['Administrator', true],
  ['Operator', true],
  ['owner_shop', false],
  ['Advertiser', false],
])(
  '%s sends again and deletes the notifications of others: %s; the sender may always do so [A-271]',
  async (as, allowed) => {
    const { user, rows, reload, session, backend, address } = await renderConsole(LIST, { as });
    await loaded();
    const all = ['複製', '再送', '削除'];
    expect(offered(rows()[0])).toEqual(allowed ? all : ['複製']);
    await user.click(rows()[0]?.querySelector('a') as HTMLElement);
    await within(await dialog()).findByRole('link', { name: '複製' });
    expect(within(await dialog()).queryAllByRole('button', { name: /^(再送|削除)$/ })).toHaveLength(
      allowed ? 2 : 0,
    );
    const id = Number(/view=(\d+)/.exec(address())?.[1]);
    backend.db.of(notificationTable).update(id, { sender_id: session().getSnapshot().context.user });
    await reload();
    await loaded();
    await waitFor(() =>
      expect([...document.querySelectorAll<HTMLElement>('tbody tr')].map(offered)[0]).toEqual(all),
    );
  },
);

test('an empty list shows this and links to the form of its first record', async () => {
  await renderConsole(LIST, { seed: 'empty' });
  const note = (await screen.findByText('まだ登録がありません。')).parentElement as HTMLElement;
  expect(within(note).getByRole('link', { name: '通知を作成' }).getAttribute('href')).toBe(`${LIST}?new=1`);
  expect(screen.queryByRole('link', { name: /^未読のお知らせ \d+件$/ })).toBeNull();
});

test('a list that fails to load can be loaded again with its button', async () => {
  allowConsole(/^Problem: server at GET \/:city\/notifications\//);
  const { user, rows } = await renderConsole(LIST, { fault: 'GET /:city/notifications/ 500 x1' });
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await loaded();
  expect(rows()).toHaveLength(20);
});

test('no call changes a sent notification: the address of its edit opens no form, which would send it again [R-SCR-08]', async () => {
  const { rows, calls } = await renderConsole(`${LIST}?edit=12`);
  await loaded();
  expect([rows().length, screen.queryByRole('dialog')]).toEqual([20, null]);
  expect(calls().filter((call) => call.includes('/12'))).toEqual([]);
});

test('markup in a text is shown as text, in the list and in the record, and is never an element [R-SCR-08]', async () => {
  const { user } = await renderConsole(`${LIST}?search=${encodeURIComponent('<script>')}`, {
    seed: 'edge',
  });
  await loaded();
  const script = '<script>alert("実行されてはいけません")</script>';
  await user.click(screen.getAllByRole('link', { name: script })[0] as HTMLElement);
  const detail = await screen.findByRole('dialog', { name: '通知の詳細' });
  await within(detail).findByRole('heading', { name: script });
  expect(detail.querySelector('script')).toBeNull();
  cleanup();
  const images = await renderConsole(`${LIST}?search=onerror`, { seed: 'edge' });
  await loaded();
  expect(images.rows().filter((row) => titleOf(row)?.includes('<img src=x onerror=alert(1)>'))).not.toEqual(
    [],
  );
  expect(screen.getByRole('table').querySelectorAll('script, img, b, h1')).toHaveLength(0);
});

test('the pages of 10,000 rows end at page 500, and a later one in the address leads there [R-SCR-08, R-ENT-05]', async () => {
  const { user, rows, address } = await renderConsole(LIST, { seed: 'busy' });
  await screen.findByText('全10,000件中 1–20件');
  await user.click(screen.getByRole('link', { name: '500ページ' }));
  await screen.findByText('全10,000件中 9,981–10,000件');
  expect([rows().length, screen.queryByRole('link', { name: '次のページ' })]).toEqual([20, null]);
  const beyond = await renderConsole(`${LIST}?page=501`, { seed: 'busy' });
  await waitFor(() => expect(beyond.address()).toBe(`${LIST}?page=500`));
  expect(address()).toBe(`${LIST}?page=500`);
});

test('the address of a notification opens it, also when the shown page does not list it [R-STATE-19, R-SCR-08]', async () => {
  const { user, rows, address } = await renderConsole(`${LIST}?page=2`);
  await loaded();
  const title = titleOf(rows()[3]) ?? '';
  await user.click(within(rows()[3] as HTMLElement).getByRole('link', { name: title }));
  await waitFor(() => expect(address()).toMatch(/\?page=2&view=\d+$/));
  const id = /view=(\d+)/.exec(address())?.[1];
  cleanup();
  const alone = await renderConsole(`${LIST}?view=${id}`);
  const detail = await screen.findByRole('dialog', { name: '通知の詳細' });
  await within(detail).findByRole('heading', { level: 3, name: title });
  expect(alone.rows().map(titleOf)).not.toContain(title);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(alone.address()).toBe(LIST);
});

test('a last page that has lost its rows gives way to the page before it [A-117, R-SCR-08]', async () => {
  const { user, rows, address } = await renderConsole(`${LIST}?page=4`, { seed: 'edge' });
  await screen.findByText('全64件中 61–64件');
  for (const left of [63, 62, 61, 60]) {
    await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /を削除$/ }));
    await user.click(await screen.findByRole('button', { name: '削除する' }));
    await screen.findByText(new RegExp(`^全${left}件中`));
  }
  await screen.findByText('全60件中 41–60件');
  expect([address(), rows().length]).toEqual([`${LIST}?page=3`, 20]);
});

describeWhole('a notification [R-SCR-08]', {
  rows: {
    '/akashi/notification?hide=none': {
      タイトル: 'あかし市民広場 休館日とシステム点検のお知らせ',
      本文: 'あかし市民広場は設備点検のため4月7日（火）を臨時休館とします。あわせて同日14:30まで、アプリの予約機能がご利用いただけません。\n内容は変更になる場合があります。当日の朝にもう一度ご確認ください。',
      送信者: '明石 商店街連合会',
      送信先: '全員',
      送信日時: '03/31(火) 17:31',
      既読者数: '20/237 8%',
      自分の既読: '未読',
      操作: '',
    },
  },
  records: {
    '/akashi/notification?view=123': {
      本文: 'あかし市民広場は設備点検のため4月7日（火）を臨時休館とします。あわせて同日14:30まで、アプリの予約機能がご利用いただけません。\n内容は変更になる場合があります。当日の朝にもう一度ご確認ください。',
      送信者: '明石 商店街連合会',
      送信日時: '03/31(火) 17:31',
      送信先: '全員',
    },
  },
  forms: {
    '/akashi/notification?new=1': ['送信先の種類', 'タイトル', '本文'],
    '/akashi/notification?copy=123': ['送信先の種類', 'タイトル', '本文'],
  },
});

const texts = () => [field(/^タイトル必須/).value, field(/^本文必須/).value];

test('a template writes title and text of a push, another replaces it, a second press empties both, and what the author wrote can be brought back [A-348]', async () => {
  const { user } = await renderConsole(`${LIST}?new=1`);
  const templates = await screen.findByRole('group', { name: '定型文' });
  const buttons = () => within(templates).getAllByRole('button');
  const pressTemplate = (name: string) => user.click(within(templates).getByRole('button', { name }));
  const shown = () => buttons().map(({ textContent, ariaPressed }) => [textContent, ariaPressed]);
  expect(shown()).toEqual([
    ['停電', 'false'],
    ['休館', 'false'],
    ['交通規制', 'false'],
  ]);
  await pressTemplate('停電');
  expect(texts()).toEqual([
    '停電のお知らせ',
    '現在、明石市内の一部の地域で停電が発生しています。復旧の見込みが分かり次第、改めてお知らせします。',
  ]);
  await pressTemplate('休館');
  const closed = [
    '臨時休館のお知らせ',
    '2026年04月01日は、施設を臨時休館とさせていただきます。ご不便をおかけしますが、ご理解くださいますようお願いいたします。',
  ];
  expect(texts()).toEqual(closed);
  expect(shown()).toEqual([
    ['停電', 'false'],
    ['休館', 'true'],
    ['交通規制', 'false'],
  ]);
  await pressTemplate('休館');
  expect([texts(), screen.queryByText('タイトルと本文を置き換えました。')]).toEqual([['', ''], null]);

  write(/^本文必須/, '図書館は開いています。');
  await pressTemplate('交通規制');
  expect(texts()).toEqual([
    '交通規制のお知らせ',
    '2026年04月01日、明石市内の一部の道路で交通規制を行います。お出かけの際は時間に余裕をもち、現地の案内に従って通行してください。',
  ]);
  const toast = (await screen.findByText('タイトルと本文を置き換えました。')).closest(
    'li, [role=status], div',
  );
  await user.click(within(toast?.parentElement as HTMLElement).getByRole('button', { name: '元に戻す' }));
  expect(texts()).toEqual(['', '図書館は開いています。']);
});

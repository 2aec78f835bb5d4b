import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { everyoneIn } from '#mocks/backend/services/people';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';
import { accountTable } from '#mocks/backend/tables/session/accounts';
import { addFault, type Scenario } from '../open-console';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';
import { detailTexts, fieldLabels } from './whole-record';

const NEW = '/akashi/notification?new=1';
const findAudienceSelect = () => screen.findByLabelText<HTMLSelectElement>('送信先の種類');
const countText = () => document.querySelector('.receiver-count')?.textContent;
const chosenItems = () => within(screen.getByRole('list', { name: '選択済み' })).getAllByRole('listitem');
const candidates = () =>
  within(screen.getByRole('list', { name: '検索結果' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const checkboxes = () => screen.getAllByRole('checkbox');
const confirmation = () => screen.findByRole('alertdialog', { name: '送信しますか？' });

function changeField(label: RegExp | string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function openForm(scenario: Scenario = {}) {
  const opened = await renderConsole(NEW, scenario);
  const { user } = opened;
  await findAudienceSelect();
  changeField(/^タイトル必須/, '夏祭り');
  changeField(/^本文必須/, '8月1日です。');
  const chooseAudience = async (value: string) => {
    await user.selectOptions(await findAudienceSelect(), value);
    opened.pass(300);
  };
  const chooseList = async (list: string) => user.selectOptions(await screen.findByLabelText('候補'), list);
  const sendAndFindCall = async () => {
    await confirmSend(user);
    await screen.findByText(/^\d+人に送信しました。$/);
    return opened.calls().findLast((call) => call.startsWith('POST') && call.endsWith('201'));
  };
  return { ...opened, chooseAudience, chooseList, sendAndFindCall };
}

async function confirmSend(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: '送信する' }));
  const sendButton = within(await confirmation()).getByRole<HTMLButtonElement>('button', {
    name: 'この内容で送信',
  });
  await waitFor(() => expect(sendButton.disabled).toBe(false));
  await user.click(sendButton);
}

test('the select lists every audience, and a school only for the office [R-SCR-10, A-114, A-070]', async () => {
  await renderConsole(NEW);
  expect([...(await findAudienceSelect()).options].map(({ text }) => text)).toEqual([
    '全員',
    '選択したユーザー',
    '条件に合うユーザー',
    '広告をお気に入りにしたユーザー',
    '地図の範囲内のユーザー',
    'パスの保有者',
    '学校',
  ]);
});

test('a shop cannot choose a school and has no school tab on the page [A-070]', async () => {
  await renderConsole(NEW, { as: 'owner_shop' });
  expect([...(await findAudienceSelect()).options].map(({ value }) => value)).not.toContain('school');
  expect(screen.queryByRole('navigation', { name: 'プッシュ通知の種類' })).toBeNull();
});

test('the form counts everyone as soon as it opens, and the confirmation shows the number again', async () => {
  const { user } = await openForm();
  await waitFor(() => expect(countText()).toMatch(/^受信者：\d+人$/));
  const countBefore = countText();
  await user.click(screen.getByRole('button', { name: '送信する' }));
  const dialog = await confirmation();
  await waitFor(() => expect(dialog.textContent).toContain(countBefore));
  expect(dialog.textContent).toContain(
    '「夏祭り」を「全員」に送信します。取り消しはできません。明石市たった今夏祭り8月1日です。',
  );
  await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^タイトル必須/).value).toBe('夏祭り');
});

test('the number of receivers follows the conditions, and full-width digits count as digits [R-SCR-10]', async () => {
  const { chooseAudience, pass, sendAndFindCall } = await openForm();
  await chooseAudience('condition');
  await screen.findByText('送信先を指定すると、受信者数を表示します。');
  changeField('年齢（から）', '２０');
  pass(300);
  await waitFor(() => expect(countText()).toMatch(/^受信者：/));
  const countOfAll = Number(/\d+/.exec(countText() ?? '')?.[0]);
  await screen.findByLabelText('性別');
  changeField('性別', 'female');
  pass(300);
  await waitFor(() => expect(Number(/\d+/.exec(countText() ?? '')?.[0])).toBeLessThan(countOfAll));
  expect(await sendAndFindCall()).toBe(
    'POST /api/notification/create_notification_by_condition?age_from=20&gender=female&city=akashi 201',
  );
});

test('a circle is counted while the demo’s clock is stopped, and the confirmation shows its centre and radius [R-SCR-10, A-184, A-285]', async () => {
  const { user } = await openForm();
  await user.selectOptions(await findAudienceSelect(), 'mapUsers');
  changeField(/^緯度/, '34.6432');
  changeField(/^経度/, '134.9975');
  changeField(/^半径（/, '5');
  await waitFor(() => expect(countText()).toMatch(/^受信者：\d+人$/));
  await user.click(screen.getByRole('button', { name: '送信する' }));
  expect((await confirmation()).textContent).toContain('明石市の中心から半径5 km以内のユーザーです。');
});

const invalidNames = () =>
  [...document.querySelectorAll('.record-form [aria-invalid=true]')].map((one) => one.getAttribute('name'));

test('the focus begins at the first step, and a step that the user passes is not told to be empty before the send [R-SCR-10]', async () => {
  const { user } = await renderConsole(NEW);
  const audienceSelect = await findAudienceSelect();
  expect(document.activeElement).toBe(audienceSelect);
  await user.selectOptions(audienceSelect, 'condition');
  for (const name of ['age_from', 'age_to', 'area', 'title', 'description']) {
    const field = document.querySelector(`.record-form [name=${name}]`) as HTMLElement;
    fireEvent.focus(field);
    fireEvent.blur(field);
  }
  changeField(/^タイトル必須/, '夏');
  changeField(/^タイトル必須/, '');
  await waitFor(() => expect(invalidNames()).toEqual(['title']));
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect(invalidNames()).toEqual(['age_from', 'title', 'description']));
});

test('a submit is also validated by the rules of the audience, before the confirmation opens [R-SCR-10]', async () => {
  const { user, chooseAudience, calls } = await openForm();
  await chooseAudience('users');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('選んでください。');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls().filter((call) => call.includes('create_notification'))).toEqual([]);
});

test('a notification without receivers opens no confirmation; the count in the form shows the reason and has the focus', async () => {
  const { user, chooseAudience, pass, calls } = await openForm();
  await chooseAudience('condition');
  changeField('年齢（から）', '119');
  pass(300);
  await screen.findByText('受信者がいません。送信できません。');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('受信者がいません。送信できません。'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls().filter((call) => call.includes('create_notification'))).toEqual([]);
});

test('a failed count shows an error, and its button counts again', async () => {
  const { user, backend, chooseAudience } = await openForm();
  await waitFor(() => expect(countText()).toMatch(/^受信者：/));
  addFault(backend, 'GET /api/users/get_users_favorite_ads 500 x1');
  await chooseAudience('favouriteAds');
  await screen.findByText('受信者数を確認できませんでした。');
  const alert = document.querySelector<HTMLElement>('.receiver-count');
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(countText()).toMatch(/^受信者：\d+人$/));
});

test('a count that fails or hangs does not block the sending: the confirmation shows that the number is unknown [R-SCR-10, A-201]', async () => {
  for (const effect of ['500', 'hang']) {
    const { user, backend, pass } = await openForm();
    await waitFor(() => expect(countText()).toMatch(/^受信者：/));
    addFault(backend, `POST /api/users/notify_users_favorite_ads/ ${effect}`);
    await user.click(screen.getByRole('button', { name: '送信する' }));
    const dialog = await confirmation();
    const sendButton = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'この内容で送信' });
    if (effect === 'hang') {
      expect(sendButton.disabled).toBe(true);
      pass(3_000);
    }
    await within(dialog).findByText('受信者数が分からないまま送信できます。');
    await user.click(sendButton);
    await screen.findByText(/^\d+人に送信しました。$/);
    cleanup();
  }
});

test('users are found by name and selected one by one, and the selection survives the next search', async () => {
  const { user, chooseAudience, pass, sendAndFindCall, backend } = await openForm();
  await chooseAudience('users');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('選んでください。');
  await user.click(await screen.findByRole('checkbox', { name: /店舗オーナー/ }));
  const searchbox = screen.getByRole('searchbox', { name: '名前・ユーザー名で検索' });
  await user.type(searchbox, '店舗スタッフ{Enter}');
  await waitFor(() => expect(candidates()).toEqual(['店舗スタッフstaff_shop']));
  await user.click(screen.getByRole('checkbox', { name: /店舗スタッフ/ }));
  await user.clear(searchbox);
  await user.type(searchbox, 'どこにもいない{Enter}');
  await waitFor(() => expect(candidates()).toEqual(['見つかりません。']));
  pass(300);
  await waitFor(() => expect(countText()).toBe('受信者：2人'));
  await user.click(screen.getByRole('button', { name: '「店舗スタッフ」を外す' }));
  pass(300);
  await waitFor(() => expect(countText()).toBe('受信者：1人'));
  expect(await sendAndFindCall()).toBe('POST /api/notification/create_notification_users/?city=akashi 201');
  const sendEntry = backend.log
    .entries()
    .findLast(({ path }) => path?.endsWith('create_notification_users/'));
  expect(sendEntry?.requestBody).toEqual({ title: '夏祭り', description: '8月1日です。', user_ids: [4] });
});

test('the list first offers the ads that users like, and an empty selection means any of them (E-081)', async () => {
  const { user, chooseAudience, pass, sendAndFindCall, calls } = await openForm();
  await chooseAudience('favouriteAds');
  await waitFor(() => expect(countText()).toMatch(/^受信者：/));
  const countForAnyAd = Number(/\d+/.exec(countText() ?? '')?.[0]);
  const resultList = await screen.findByRole('list', { name: '検索結果' });
  const adCheckboxes = within(resultList).getAllByRole('checkbox');
  expect(calls().filter((call) => /operator-advertisement|type=get_ads/.test(call))).toEqual([
    'GET /api/users/notify_users_favorite_ads/?type=get_ads&city=akashi 200',
  ]);
  await user.click(adCheckboxes[0] as HTMLElement);
  pass(300);
  // Whichever ad is selected, at least one user likes it.
  await waitFor(() => expect(countText()).toMatch(/^受信者：[1-9]/));
  expect(Number(/\d+/.exec(countText() ?? '')?.[0])).toBeLessThan(countForAnyAd);
  // The client searches the ads of a call that has no search; kana and width do not matter.
  await user.type(screen.getByRole('searchbox', { name: '広告を検索' }), 'さろん ﾍｱ{Enter}');
  await waitFor(() =>
    expect(within(resultList).getAllByRole('checkbox').length).toBeLessThan(adCheckboxes.length),
  );
  for (const row of within(resultList).getAllByRole('listitem'))
    expect(row.textContent).toMatch(/ヘアサロン/);
  expect(chosenItems()).toHaveLength(1);
  expect(calls().filter((call) => call.includes('type=get_ads'))).toHaveLength(1);
  expect(await sendAndFindCall()).toBe(
    'POST /api/notification/create_notification_for_user_favorite?city=akashi 201',
  );
});

test('a search covers all store ads, a hundred per request, and the list shows when there are more [R-CONST-07]', async () => {
  const { chooseAudience, chooseList, calls } = await openForm({ seed: 'busy' });
  await chooseAudience('favouriteAds');
  await chooseList('すべての店舗広告');
  await screen.findByText('10,000件のうち100件を表示しています。検索で絞り込んでください。');
  expect(screen.getAllByRole('checkbox')).toHaveLength(100);
  expect(calls().filter((call) => call.includes('operator-advertisement'))).toEqual([
    'GET /api/operator-advertisement/?city=akashi&search=&offset=0&limit=100 200',
  ]);
});

test('a circle on the map takes the city’s centre and limits latitude and longitude to their ranges [R-VAL-TEXT-06, R-VAL-TEXT-07]', async () => {
  const { user, chooseAudience, pass, sendAndFindCall } = await openForm();
  await chooseAudience('mapUsers');
  changeField(/^緯度/, '86');
  changeField(/^経度/, '-181');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('-85から85までの数値を入力してください。');
  expect(screen.getByText('-180から180までの数値を入力してください。')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'この地域の中心を使う' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^緯度/).value).toBe('34.6432');
  pass(300);
  await waitFor(() => expect(countText()).toMatch(/^受信者：\d+人$/));
  expect(await sendAndFindCall()).toBe('POST /notifications/map_users/?city=akashi 201');
});

test('holders of membership, common and shop passes are selected by the name of the pass [R-ENT-44]', async () => {
  const { chooseAudience, pass, sendAndFindCall } = await openForm();
  await chooseAudience('passHolders');
  const passes = await screen.findByLabelText<HTMLSelectElement>(/^パスの種類/);
  expect([...passes.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    '会員パス',
    '一般パス',
    '店舗のパス',
  ]);
  changeField(/^パスの種類/, '2');
  pass(300);
  await waitFor(() => expect(countText()).toMatch(/^受信者：\d+人$/));
  expect(await sendAndFindCall()).toBe(
    'POST /api/notification/create_notification_by_condition?pass_type=2&city=akashi 201',
  );
});

test('a school is chosen by its id, and a tab of the page lists its notifications and users [R-CALL-14]', async () => {
  const { user, address, calls, rows } = await renderConsole('/akashi/notification?tab=school');
  await screen.findByText('学校IDを入力すると、その学校の通知とユーザーを表示します。');
  await user.type(screen.getByLabelText('学校ID'), 'abc');
  await user.click(screen.getByRole('button', { name: '表示する' }));
  await screen.findByText('学校IDは数字で入力してください。');
  await user.clear(screen.getByLabelText('学校ID'));
  await user.type(screen.getByLabelText('学校ID'), '３{Enter}');
  await screen.findByText(/^全\d/);
  expect(address()).toBe('/akashi/notification?tab=school&school=3');

  await user.click(screen.getByRole('link', { name: '通知を作成' }));
  expect((await findAudienceSelect()).value).toBe('school');
  expect(screen.getAllByLabelText<HTMLInputElement>(/^学校ID/).at(-1)?.value).toBe('3');
  changeField(/^タイトル必須/, '休校のお知らせ');
  changeField(/^本文必須/, '明日は休校です。');
  await confirmSend(user);
  await screen.findByText(/^\d+人に送信しました。$/);
  await waitFor(() => expect(rows()[0]?.textContent).toContain('休校のお知らせ'));
  expect(calls()).toContain('POST /api/school/3/notification/ 201');

  await user.click(screen.getByRole('link', { name: '学校のユーザー' }));
  await screen.findByRole('columnheader', { name: /クラス/ });
  await waitFor(() => expect(rows().some((row) => row.textContent?.includes('teacher'))).toBe(true));
  expect(address()).toBe('/akashi/notification?tab=school&school=3&show=users');
});

test('a notification to a part of a school is counted and sent, and empty fields are left out of the request [R-CALL-14, A-180]', async () => {
  const { backend, chooseAudience, pass, sendAndFindCall, calls } = await openForm();
  await chooseAudience('school');
  changeField(/^学校ID/, '3');
  pass(300);
  await waitFor(() => expect(countText()).toMatch(/^受信者：\d+人$/));
  const { rows } = everyoneIn(backend.db, 'akashi').list({
    filter: ({ school, group, classes }) => [school, group, classes].join() === '3,2,2年1組',
  });
  changeField('グループ', '2');
  changeField('クラス', ' 2年1組 ');
  pass(300);
  await waitFor(() => expect(countText()).toBe(`受信者：${rows.length}人`));
  expect(await sendAndFindCall()).toBe(
    'POST /api/school/3/notification/?group=2&classes=2%E5%B9%B41%E7%B5%84 201',
  );
  expect(calls().filter((call) => call.includes('&classes'))).toHaveLength(1);
});

test('a notification to chosen users is sent in the name of a school when its id is given [R-CALL-15, A-180]', async () => {
  const { user, chooseAudience, sendAndFindCall } = await openForm();
  await chooseAudience('users');
  await waitFor(() => expect(checkboxes().length).toBeGreaterThan(0));
  await user.click(checkboxes()[0] as HTMLElement);
  changeField('学校ID（学校の通知として送る場合）', '三');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await screen.findByText('学校IDは数字で入力してください。');
  changeField('学校ID（学校の通知として送る場合）', '３');
  expect(await sendAndFindCall()).toBe(
    'POST /api/notification/create_notification_users/?city=akashi&school_id=3 201',
  );
});

test('a user who belongs to a school finds the school and class filled in [A-070, A-180]', async () => {
  const { user, backend, reload } = await renderConsole('/akashi/profile', { as: 'owner_shop' });
  backend.db.of(accountTable).update(4, { school: 3, group: 2, classes: '2年1組' });
  history.replaceState(null, '', NEW);
  await reload();
  await user.selectOptions(await findAudienceSelect(), 'users');
  expect((await screen.findByLabelText<HTMLInputElement>(/^学校ID/)).value).toBe('3');
  changeField(/^学校ID/, '');
  await user.selectOptions(await findAudienceSelect(), 'school');
  const schoolValues = ['学校ID', 'グループ', 'クラス'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
  );
  expect(schoolValues).toEqual(['3', '2', '2年1組']);
});

const chooseIn = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

const AUDIENCES: readonly (readonly [audience: string, fill: () => Promise<unknown>])[] = [
  [
    'users',
    async () => {
      fireEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
    },
  ],
  ['condition', async () => changeField('年齢（から）', '２０')],
  ['favouriteAds', () => waitFor(() => expect(checkboxes().length).toBeGreaterThan(0))],
  ['mapUsers', async () => {}],
  ['passHolders', async () => chooseIn(await screen.findByLabelText(/^パスの種類/), '2')],
  ['school', async () => chooseIn(await screen.findByLabelText(/^学校ID/), '3')],
];

test.each(AUDIENCES)(
  'a notification to %s reaches as many receivers as its form has counted, and its panel lists them [R-SCR-10, A-114]',
  async (value, fill) => {
    const { chooseAudience, user, rows, pass } = await openForm();
    await chooseAudience(value);
    await fill();
    pass(300);
    await waitFor(() => expect(countText()).toMatch(/^受信者：[1-9]\d*人$/));
    const receiverCount = Number(/\d+/.exec(countText() ?? '')?.[0]);
    await user.click(screen.getByRole('button', { name: '送信する' }));
    const dialog = await confirmation();
    const sendButton = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'この内容で送信' });
    await waitFor(() =>
      expect([dialog.textContent.includes(`受信者：${receiverCount}人`), sendButton.disabled]).toEqual([
        true,
        false,
      ]),
    );
    await user.click(sendButton);
    await screen.findByText(`${receiverCount}人に送信しました。`);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('夏祭り'));
    expect(rows()[0]?.textContent).toContain(`0/${receiverCount}`);
    await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: '夏祭り' }));
    const pager = await screen.findByRole('navigation', { name: '受信者のページ切り替え' });
    await waitFor(() => expect(pager.textContent).toContain(`全${receiverCount}件`));
  },
);

test('a half-chosen audience is restored from its draft', async () => {
  const { chooseAudience, pass, reload } = await openForm();
  await chooseAudience('mapUsers');
  changeField(/^緯度/, '35');
  pass(300);
  await reload();
  await screen.findByText(/保存前の入力を復元しました/);
  expect((await findAudienceSelect()).value).toBe('mapUsers');
  expect(screen.getByLabelText<HTMLInputElement>(/^緯度/).value).toBe('35');
});

test('sending again needs a confirmation that names the notification, which then moves to the top as unread [R-SCR-08]', async () => {
  const { user, rows, calls } = await renderConsole('/akashi/notification?page=2');
  await screen.findByText(/^全\d/);
  const row = rows()[5] as HTMLElement;
  const name = within(row).getAllByRole('link')[0]?.textContent ?? '';
  await user.click(within(row).getByRole('button', { name: `「${name}」を再送` }));
  const dialog = await screen.findByRole('alertdialog', { name: '再送しますか？' });
  expect(dialog.textContent).toContain(`「${name}」を同じ送信先にもう一度送ります。`);
  await user.click(within(dialog).getByRole('button', { name: '再送する' }));
  await screen.findByText('再送しました。');
  await waitFor(() => expect(rows()[0]?.querySelector('a')?.textContent).toBe(name));
  expect(calls().some((call) => /^POST \/api\/notification\/resend_notification\/\d+ 200$/.test(call))).toBe(
    true,
  );
});

test('the record’s panel also sends again: a cancelled confirmation sends no request, and a refusal closes it and keeps the row', async () => {
  const { user, address, calls } = await renderConsole('/akashi/notification?view=120', {
    fault: 'POST /api/notification/resend_notification/:id 500 x1',
  });
  const panel = await screen.findByRole('dialog', { name: '通知の詳細' });
  const openConfirmation = async () => {
    await user.click(await within(panel).findByRole('button', { name: '再送' }));
    return screen.findByRole('alertdialog', { name: '再送しますか？' });
  };
  const resendCalls = () => calls().filter((call) => call.includes('resend_notification'));
  await user.click(within(await openConfirmation()).getByRole('button', { name: 'キャンセル' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(resendCalls()).toEqual([]);
  await user.click(within(await openConfirmation()).getByRole('button', { name: '再送する' }));
  await screen.findByText('Server Error Occured. Please Try Again !');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/akashi/notification?view=120');
  await user.click(within(await openConfirmation()).getByRole('button', { name: '再送する' }));
  await screen.findByText('再送しました。');
  await waitFor(() => expect(address()).toBe('/akashi/notification'));
  expect(resendCalls().map((call) => call.split(' ').at(-1))).toEqual(['500', '200']);
});

test('the receivers of a notification are paged and searched by the address, and show who has read and confirmed it', async () => {
  const { user, address, calls } = await renderConsole('/akashi/notification?view=123');
  const panel = await screen.findByRole('dialog', { name: '通知の詳細' });
  const receiverList = await within(panel).findByRole('list', { name: '受信者' });
  expect(within(receiverList).getAllByRole('listitem')).toHaveLength(20);
  await user.click(within(panel).getByRole('link', { name: '次のページ' }));
  expect(address()).toBe('/akashi/notification?view=123&detail-page=2');
  await user.type(within(panel).getByRole('searchbox'), '店舗オーナー{Enter}');
  await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
  expect(within(panel).getByRole('listitem').textContent).toBe('店舗オーナーowner_shop未読');
  await user.click(within(panel).getByRole('link', { name: '管理画面の確認状況' }));
  await waitFor(() => expect(address()).toBe('/akashi/notification?view=123&show=confirmations'));
  await user.click(await within(panel).findByRole('button', { name: '「店舗オーナー」に再通知' }));
  await screen.findByText('「店舗オーナー」にもう一度知らせました。');
  expect(calls()).toContain('POST /api/notification/user-notify/?notification_id=123&city=akashi 200');
});

test('the panel of a push by condition shows its conditions [R-CALL-15]', async () => {
  const { user } = await openForm();
  await user.selectOptions(await findAudienceSelect(), 'condition');
  changeField('年齢（から）', '30');
  changeField('性別', 'male');
  await confirmSend(user);
  await screen.findByText(/^\d+人に送信しました。$/);
  await user.click(await screen.findByRole('link', { name: '夏祭り' }));
  const panel = await screen.findByRole('dialog', { name: '通知の詳細' });
  await within(panel).findByText('30〜歳');
  expect(within(panel).getByText('男性')).toBeDefined();
});

test('the panel of a push shows all four conditions [R-CALL-15]', async () => {
  const { backend, app } = await renderConsole('/akashi/notification');
  const table = backend.db.of(notificationTable);
  const id = table.list({ city: 'akashi' }).rows[0]?.id ?? 0;
  const criteria = { age_from: 30, age_to: 59, gender: 'male', area: '大久保', pass_type: 2 };
  table.update(id, { audience: 'condition', criteria });
  app.services.navigation.go(`/akashi/notification?view=${id}`);
  const panel = await screen.findByRole('dialog', { name: '通知の詳細' });
  await waitFor(() =>
    expect(detailTexts(panel)).toMatchObject({
      年齢: '30〜59歳',
      性別: '男性',
      'エリア（駅名・住所の一部）': '大久保',
      パスの種類: 'プレミアム会員パス',
    }),
  );
});

const USER_LISTS = [
  [
    'すべてのユーザー',
    'POST /api/users/notify_users_favorite_ads/?search=&offset=0&limit=20&city=akashi&type=get_users',
  ],
  ['お気に入りの広告があるユーザー', 'GET /api/users/notify_users_favorite_ads/?type=get_users&city=akashi'],
  ['広告主', 'GET /akashi/api/users/get_ads_user_info?search=&offset=0'],
  ['この地域だけの広告主', 'GET /akashi/api/users/get_ads_user_info_by_city?search='],
  ['管理者・店舗管理者（全社）', 'GET /users/admin/?search='],
] as const;

test('users are searched in five lists, each with its own call, the earlier selection stays, and all of them are receivers [R-CALL-17, R-SCR-10, A-114]', async () => {
  const { user, chooseAudience, chooseList, calls, rows } = await openForm();
  await chooseAudience('users');
  const names: unknown[] = [];
  for (const [list, call] of USER_LISTS) {
    await chooseList(list);
    await waitFor(() => expect(calls().filter((request) => request === `${call} 200`)).toHaveLength(1));
    const unchecked = await waitFor(() => {
      const checkbox = screen.getAllByRole<HTMLInputElement>('checkbox').find(({ checked }) => !checked);
      expect(checkbox).toBeDefined();
      return checkbox as HTMLElement;
    });
    names.push(unchecked.nextElementSibling?.textContent);
    await user.click(unchecked);
  }
  expect(chosenItems().map(({ textContent }) => textContent)).toEqual(names);
  await confirmSend(user);
  await screen.findByText('5人に送信しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('夏祭り'));
  await user.click(within(rows()[0] as HTMLElement).getByRole('link', { name: '夏祭り' }));
  const receivers = await screen.findByRole('list', { name: '受信者' });
  const receiverNames = within(receivers)
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
  expect([receiverNames.length, new Set(receiverNames)]).toEqual([5, new Set(names)]);
});

test('a shop is not offered the lists that only the office may load', async () => {
  const { chooseAudience } = await openForm({ as: 'owner_shop' });
  await chooseAudience('users');
  const listSelect = await screen.findByLabelText<HTMLSelectElement>('候補');
  expect([...listSelect.options].map(({ text }) => text)).toEqual(
    USER_LISTS.slice(0, -1).map(([name]) => name),
  );
});

test('results are shown twenty at a time, from the next page or the rest of one response; a failed page can be loaded again', async () => {
  const { user, backend, chooseAudience, chooseList, calls } = await openForm({ seed: 'busy' });
  await chooseAudience('users');
  const showMore = () => user.click(screen.getByRole('button', { name: 'さらに表示' }));
  for (const [list, pages] of [
    ['すべてのユーザー', /notify_users_favorite_ads.*offset=20/],
    ['お気に入りの広告があるユーザー', null],
    ['広告主', /get_ads_user_info\?search=&offset=20/],
    ['管理者・店舗管理者（全社）', null],
  ] as const) {
    await chooseList(list);
    await waitFor(() => expect(checkboxes()).toHaveLength(20));
    const callsBefore = calls().length;
    await showMore();
    await waitFor(() => expect(checkboxes()).toHaveLength(40));
    const pageCalls = calls().slice(callsBefore);
    if (pages === null) expect(pageCalls).toEqual([]);
    else expect(pageCalls).toEqual([expect.stringMatching(pages)]);
  }
  await chooseList('広告主');
  await waitFor(() => expect(checkboxes()).toHaveLength(20));
  addFault(backend, 'GET /:city/api/users/get_ads_user_info 500 x1');
  await showMore();
  await waitFor(() => expect(checkboxes()).toHaveLength(40));
  await showMore();
  await user.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
  await waitFor(() => expect(checkboxes()).toHaveLength(60));
});

test('the form names the users that the backend refuses beside the selection, and loses no input', async () => {
  const { user, backend, chooseAudience } = await openForm();
  const refusalText = '次のユーザーにはこの地域から送信できません：管理者';
  addFault(backend, `POST /api/notification/create_notification_users/ 400:user_ids=${refusalText} x1`);
  await chooseAudience('users');
  await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await confirmSend(user);
  await screen.findByText(refusalText);
  expect(screen.getByText(refusalText).closest('.choice-field')?.className).toContain('invalid');
  expect(chosenItems()).toHaveLength(1);
});

test.each([
  ['condition', ['年齢（から）', '年齢（まで）', '性別', 'エリア（駅名・住所の一部）', 'パスの種類']],
  ['mapUsers', ['半径（km）', '半径を選ぶ', '緯度（-85〜85）', '経度（-180〜180）']],
  ['passHolders', ['パスの種類']],
  ['school', ['学校ID', 'グループ', 'クラス']],
])('the audience form for %s has all its fields [R-SCR-10, A-070, A-180]', async (audienceKind, fields) => {
  const { chooseAudience } = await openForm();
  await chooseAudience(audienceKind);
  await waitFor(() =>
    expect(fieldLabels(screen.getByRole('dialog'))).toEqual(['送信先の種類', ...fields, 'タイトル', '本文']),
  );
});

describeWhole('a user of a school [R-CALL-14]', {
  rows: {
    '/akashi/notification?tab=school&school=3&show=users': {
      名前: '学校代表',
      ユーザー名: 'president',
      グループ: '–',
      クラス: '–',
    },
  },
});

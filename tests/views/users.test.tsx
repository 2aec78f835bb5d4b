import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UNDO_PERIOD } from '#domain/base/limits';
import { userTable } from '#mocks/backend/tables/people/users';
import { describeLongName } from './describe-long-name';
import { describeWhole } from './describe-whole';
import { renderConsole } from './render-console';

const USERS = '/akashi/user/index';

const listLoaded = () => screen.findByText(/^全\d/);
const totalCount = () =>
  Number(/^全([\d,]+)/.exec(screen.getByText(/^全\d/).textContent ?? '')?.[1]?.replace(',', ''));
const findPanel = (name: string) => screen.findByRole('dialog', { name });
const findConfirmation = (name: string) => screen.findByRole('alertdialog', { name });
const nameIn = (row: HTMLElement | undefined) =>
  within(row as HTMLElement).getAllByRole('link')[0]?.textContent ?? '';
const checkboxOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement).getByRole<HTMLInputElement>('checkbox');
const editLink = () =>
  screen.getAllByRole<HTMLAnchorElement>('link', { name: /」を編集$/ })[0] as HTMLAnchorElement;
const roleFilter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '権限' });
const lastUserCall = (calls: readonly string[]) =>
  calls.filter((call) => call.includes('/api/users/')).at(-1);

test('the users are filtered by seven choices, and the address keeps the filter beside the search [R-ROLE-12, R-SCR-14]', async () => {
  const { user, address, calls, rows } = await renderConsole(USERS);
  await listLoaded();
  expect([...roleFilter().options].map(({ text }) => text)).toEqual([
    'すべて',
    '一般会員',
    'Advertiser（広告主）',
    '広告主（店舗あり）',
    '広告主（店舗なし）',
    'オペレーター',
    '学校代表',
  ]);
  await user.type(screen.getByRole('searchbox'), 'akashi{Enter}');
  await waitFor(() => expect(address()).toBe(`${USERS}?search=akashi`));
  await user.selectOptions(roleFilter(), '広告主（店舗なし）');
  await waitFor(() =>
    expect(lastUserCall(calls())).toBe(
      'GET /akashi/api/users/?search=akashi&offset=0&limit=20&filter_by=advertiser_without_shop 200',
    ),
  );
  expect(address()).toBe(`${USERS}?search=akashi&filter=advertiser_without_shop`);
  await waitFor(() => expect(rows().every((row) => within(row).queryByText('広告主') !== null)).toBe(true));
  await user.selectOptions(roleFilter(), 'オペレーター');
  await waitFor(() =>
    expect(lastUserCall(calls())).toContain('GET /akashi/api/users/operators/?search=akashi'),
  );
});

test('another filter returns to page 1, and a filter without users links to all [R-STATE-10]', async () => {
  const { user, address } = await renderConsole(`${USERS}?filter=member&page=2`, { seed: 'empty' });
  await waitFor(() => expect(address()).toBe(`${USERS}?filter=member`));
  await user.selectOptions(roleFilter(), '広告主（店舗なし）');
  await screen.findByText('条件に当てはまるものはありません。');
  expect(address()).toBe(`${USERS}?filter=advertiser_without_shop`);
  await user.click(screen.getByRole('link', { name: '絞り込みを解除' }));
  await listLoaded();
  expect([address(), roleFilter().value]).toEqual([USERS, 'all']);
});

const findPrefectures = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '都道府県' });
const findMunicipalities = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '市区町村' });

test('the users are filtered by prefecture, then by municipality, and another prefecture clears the municipality [A-183, A-221, R-CITY-16, R-CALL-25]', async () => {
  const { user, address, calls, backend } = await renderConsole(`${USERS}?filter=member&page=2`);
  const countIn = (text: string) =>
    backend.db.of(userTable).list({
      city: 'akashi',
      filter: (one) => one.permission === 'Member' && (one.address ?? '').startsWith(text),
    }).total;
  await waitFor(async () => expect((await findPrefectures()).options).toHaveLength(48));
  expect(screen.queryByRole('combobox', { name: '市区町村' })).toBeNull();
  await user.selectOptions(await findPrefectures(), '兵庫県');
  await waitFor(() =>
    expect(lastUserCall(calls())).toBe(
      `GET /akashi/api/users/?offset=0&limit=20&prefecture=${encodeURIComponent('兵庫県')}&filter_by=member 200`,
    ),
  );
  expect(address()).toBe(`${USERS}?filter=member&prefecture=28`);
  await waitFor(async () => expect((await findMunicipalities()).options.length).toBeGreaterThan(20));
  await user.selectOptions(await findMunicipalities(), '神戸市');
  expect(address()).toBe(`${USERS}?filter=member&prefecture=28&municipality=28100`);
  await user.selectOptions(await findMunicipalities(), '明石市');
  expect(address()).toBe(`${USERS}?filter=member&prefecture=28&municipality=28203`);
  // An account of the demo may be one of these users.
  const municipalityCount = countIn('兵庫県明石市');
  await waitFor(() => expect([municipalityCount, municipalityCount + 1]).toContain(totalCount()));
  expect(municipalityCount).toBeLessThan(countIn('兵庫県'));
  await user.selectOptions(await findPrefectures(), '滋賀県');
  expect(address()).toBe(`${USERS}?filter=member&prefecture=25`);
  await screen.findByText('条件に当てはまるものはありません。');
  await user.click(screen.getByRole('link', { name: '絞り込みを解除' }));
  expect(address()).toBe(USERS);
});

test('a link to a municipality requests only its users, and removing the prefecture removes it too [A-221, R-STATE-10]', async () => {
  const { user, address, calls } = await renderConsole(
    `${USERS}?prefecture=28&municipality=28203&search=akashi`,
  );
  await listLoaded();
  const areaQuery = `prefecture=${encodeURIComponent('兵庫県')}&municipality=${encodeURIComponent('明石市')}`;
  const lists = () => calls().filter((call) => call.includes('/api/users/?'));
  expect(lists()).toEqual([
    `GET /akashi/api/users/?search=akashi&offset=0&limit=20&${areaQuery}&filter_by= 200`,
  ]);
  await user.click(screen.getByRole('link', { name: /都道府県：兵庫県/ }));
  expect(address()).toBe(`${USERS}?search=akashi`);
});

test('operators have no prefecture, and their request sends none [A-221]', async () => {
  const { user, address, calls } = await renderConsole(`${USERS}?prefecture=28`);
  await listLoaded();
  await user.selectOptions(roleFilter(), 'オペレーター');
  expect(address()).toBe(`${USERS}?filter=operator`);
  await waitFor(() =>
    expect(lastUserCall(calls())).toBe('GET /akashi/api/users/operators/?offset=0&limit=20 200'),
  );
  expect(screen.queryByRole('combobox', { name: '都道府県' })).toBeNull();
});

test('when the prefectures fail to load, there is no filter by them and the list is whole [A-221]', async () => {
  const { calls } = await renderConsole(`${USERS}?prefecture=28`, { fault: 'GET /japan/prefectures/ 500' });
  await listLoaded();
  expect(lastUserCall(calls())).toBe('GET /akashi/api/users/?offset=0&limit=20&filter_by= 200');
  expect(screen.queryByRole('combobox', { name: '都道府県' })).toBeNull();
});

test('a user is viewed by the address of the dialog [R-SCR-14]', async () => {
  const { backend } = await renderConsole(`${USERS}?view=50002`);
  const { username, email, code_shop: shop } = backend.db.of(userTable).find(50_002) ?? {};
  await screen.findAllByText(username ?? '?');
  const details = (await findPanel('ユーザーの詳細')).textContent ?? '';
  const texts = [username, email, shop, '広告主'];
  expect(texts.filter((text) => !text || !details.includes(text))).toEqual([]);
});

test('a new advertiser is the first row, whatever the filter was [R-SCR-14, R-STATE-08]', async () => {
  const { user, address, rows } = await renderConsole(`${USERS}?filter=president&order=name`);
  await listLoaded();
  await user.click(screen.getAllByRole('link', { name: '広告主を登録' })[0] as HTMLElement);
  await findPanel('広告主を登録');
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'takoyaki_honten');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'honten@takoyaki.example.jp');
  await user.type(screen.getByLabelText(/^表示名/), 'たこ焼き本店');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'takoyaki1');
  await user.type(screen.getByLabelText(/^パスワード（確認）必須/), 'takoyaki1');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  expect(address()).toBe(USERS);
  await waitFor(() => expect(nameIn(rows()[0])).toBe('たこ焼き本店'));
});

test('a taken user name and mail address show errors beside their fields, and all form values stay [R-VAL-PROFILE-09, R-VAL-PROFILE-10]', async () => {
  const { user } = await renderConsole(`${USERS}?new=1`);
  await findPanel('広告主を登録');
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'advertiser');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'member@machi.example.jp');
  await user.type(screen.getByLabelText(/^表示名/), 'たこ焼き本店');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'takoyaki1');
  await user.type(screen.getByLabelText(/^パスワード（確認）必須/), 'takoyaki1');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('ユーザー名が既に使用されています。 もう一度お試しください。');
  screen.getByText('このメールアドレスは既に使用されています。別のメールアドレスを入力してください。');
  expect(screen.getByLabelText<HTMLInputElement>(/^パスワード必須/).value).toBe('takoyaki1');
  expect(document.activeElement).toBe(screen.getByLabelText(/^ユーザー名/));
});

test('a draft of a new advertiser keeps the form values without the password', async () => {
  const { user, pass } = await renderConsole(`${USERS}?new=1`);
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'takoyaki_honten');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'himitsu99');
  pass(1_000);
  const storedTexts = Object.keys(localStorage)
    .map((key) => localStorage.getItem(key))
    .join('\n');
  expect([storedTexts.includes('takoyaki_honten'), storedTexts.includes('himitsu99')]).toEqual([true, false]);
});

test('an edited user is shown in the row [R-SCR-14, R-GEN-10]', async () => {
  const { user, rows, address } = await renderConsole(`${USERS}?filter=member&search=akashi`);
  await listLoaded();
  const name = nameIn(rows()[0]);
  await user.click(screen.getByRole('link', { name: `「${name}」を編集` }));
  await findPanel('ユーザーを編集');
  const input = await screen.findByLabelText<HTMLInputElement>(/^表示名/);
  expect(input.value).toBe(name);
  // Roles that only an Operator may assign are not offered.
  const roles = within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>(/^権限/);
  expect([...roles.options].map(({ value }) => value)).not.toContain('Operator');
  await user.clear(input);
  await user.type(input, '明石 花子');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(nameIn(rows()[0])).toBe('明石 花子'));
  expect(address()).toBe(`${USERS}?filter=member&search=akashi`);
});

test('a user without birthday and gender is saved with null, not with an empty text [R-GEN-10, A-263]', async () => {
  const { backend, user } = await renderConsole(`${USERS}?filter=member&search=akashi`);
  await listLoaded();
  const users = backend.db.of(userTable);
  const id = Number(new URL(editLink().href).searchParams.get('edit'));
  users.update(id, { birthday: null, gender: null });
  await user.click(editLink());
  await user.type(await screen.findByLabelText(/^電話番号/), '9');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  const putEntry = backend.log.entries().findLast(({ method }) => method === 'PUT');
  expect([putEntry?.status, putEntry?.requestBody]).toMatchObject([200, { birthday: null, gender: null }]);
});

test('a waiting member is confirmed with the gender of the document, which can be undone beside the list [R-GEN-10, R-STATE-05]', async () => {
  const { user, backend, pass, address } = await renderConsole(`${USERS}?view=50001`);
  await findPanel('ユーザーの詳細');
  await user.click(await screen.findByRole('link', { name: '本人確認' }));
  const dialog = await findPanel('本人確認');
  await waitFor(() => expect(dialog.querySelector('.identity-picture img')).not.toBeNull());
  const decisionButtons = within(within(dialog).getByRole('group', { name: '判断' })).getAllByRole('button');
  // Nothing is filled in: the gender in the account is no evidence for the document.
  expect(decisionButtons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    '男性として承認',
    '女性として承認',
    'その他として承認',
    '却下R',
  ]);
  await user.keyboard('3');
  const genderDialog = await screen.findByRole('alertdialog', { name: '申請された性別と異なります' });
  await user.click(within(genderDialog).getByRole('button', { name: 'その他として承認' }));
  expect([screen.queryByRole('dialog'), address()]).toEqual([null, USERS]);
  await user.keyboard('z');
  await within(await findPanel('本人確認')).findByRole('group', { name: '判断' });
  expect(address()).toBe(`${USERS}?confirm=50001`);
  await user.keyboard('2');
  pass(UNDO_PERIOD);
  const decisionEntries = () => backend.log.entries().filter(({ method }) => method === 'POST');
  await waitFor(() => expect(decisionEntries()).toHaveLength(1));
  expect([decisionEntries()[0]?.status, decisionEntries()[0]?.requestBody]).toEqual([
    200,
    { confirmed: true, gender: 'female' },
  ]);
});

test('an identity is rejected when the document does not match, also in the list of users, and leaving sends it at once [R-GEN-10, R-STATE-05]', async () => {
  const { user, backend } = await renderConsole(`${USERS}?confirm=50001`);
  await user.click(await screen.findByRole('button', { name: '却下' }));
  await user.click(screen.getByRole('link', { name: 'スタッフ一覧' }));
  await screen.findByRole('heading', { name: 'スタッフ一覧', level: 1 });
  const decisionEntry = backend.log.entries().find(({ method }) => method === 'POST');
  expect([decisionEntry?.status, decisionEntry?.requestBody]).toEqual([200, { confirmed: false }]);
});

test('a password is reset by the rules for users [R-VAL-PASS-03, R-VAL-PASS-04]', async () => {
  const { user, calls, address } = await renderConsole(`${USERS}?password=50001`);
  await findPanel('パスワードを再設定');
  await user.type(await screen.findByLabelText(/^新しいパスワード必須/), 'abcdefgh');
  await user.type(screen.getByLabelText(/^新しいパスワード（確認）必須/), 'abcd1234');
  await user.click(screen.getByRole('button', { name: 'パスワードを再設定' }));
  await screen.findByText('パスワードは英数含む8文字以上');
  screen.getByText('パスワードが一致しません');
  await user.clear(screen.getByLabelText(/^新しいパスワード必須/));
  await user.type(screen.getByLabelText(/^新しいパスワード必須/), 'abcd1234');
  await user.click(screen.getByRole('button', { name: 'パスワードを再設定' }));
  await screen.findByText('パスワードを変更しました。');
  expect([calls().includes('POST /akashi/users/reset_password 200'), address()]).toEqual([true, USERS]);
});

test('a user is suspended at once, by a word behind ⋯, the message takes it back, and another button resumes the user later [R-GEN-10, A-146, A-297]', async () => {
  const { user, rows, calls } = await renderConsole(`${USERS}?filter=advertiser&search=advertiser`);
  await listLoaded();
  const expectState = (text: string) => waitFor(() => within(rows()[0] as HTMLElement).getByText(text));
  const suspendButton = screen.getByRole('button', { name: '「広告主」を利用停止' });
  expect([
    suspendButton.dataset.verb,
    suspendButton.closest('.row-slots')?.querySelector('.sheet-button')?.getAttribute('aria-label'),
  ]).toEqual(['利用停止', '「広告主」のその他の操作']);
  await user.click(suspendButton);
  const message = await screen.findByText('「広告主」を利用停止にしました。');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await expectState('利用停止中');
  await user.click(
    within(message.closest('.toast') as HTMLElement).getByRole('button', { name: '元に戻す' }),
  );
  await screen.findByText('「広告主」の利用を再開しました。');
  expect(screen.queryByText('「広告主」を利用停止にしました。')).toBeNull();
  await expectState('利用中');
  await user.click(screen.getByRole('button', { name: '「広告主」を利用停止' }));
  await expectState('利用停止中');
  await user.click(screen.getByRole('button', { name: '「広告主」の利用を再開' }));
  await expectState('利用中');
  expect(calls().flatMap((call) => /\/(suspend|resume)\/ \d+$/.exec(call)?.[1] ?? [])).toEqual([
    'suspend',
    'resume',
    'suspend',
    'resume',
  ]);
});

test('a page that is left takes the offer to undo along: its batch could no longer do it [A-297]', async () => {
  const { user } = await renderConsole(`${USERS}?filter=advertiser&search=advertiser`);
  await listLoaded();
  await user.click(screen.getByRole('button', { name: '「広告主」を利用停止' }));
  await screen.findByRole('button', { name: '元に戻す' });
  await user.click(screen.getByRole('link', { name: 'スタッフ一覧' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull());
});

test('each user of a batch has an own outcome, and refused users stay selected [A-146]', async () => {
  const { user, rows } = await renderConsole(`${USERS}?search=machi.example.jp`);
  await listLoaded();
  const chosenRows = rows().filter((row) => /^(管理者|オペレーター|運営担当|広告主)$/.test(nameIn(row)));
  const names = chosenRows.map((row) => nameIn(row));
  expect(names.toSorted()).toEqual(['広告主', '管理者', '運営担当']);
  for (const row of chosenRows) await user.click(checkboxOf(row));
  await user.click(screen.getByRole('button', { name: '利用停止' }));
  const resultDialog = await findConfirmation('実行結果');
  within(resultDialog).getByText('1件を完了し、2件は実行できませんでした。');
  const outcomeTexts = within(resultDialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(outcomeTexts.toSorted()).toEqual(
    [
      '広告主完了しました。',
      '管理者自分自身を利用停止にすることはできません。',
      '運営担当オペレーターの変更は、オペレーターだけが行えます。',
    ].toSorted(),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText(/件を選択中$/).textContent).toBe('2件を選択中');
  await waitFor(() =>
    expect(
      rows()
        .filter((row) => checkboxOf(row).checked)
        .map((row) => nameIn(row))
        .toSorted(),
    ).toEqual(['管理者', '運営担当']),
  );
});

test('only Operators edit Operators: other roles see them without actions', async () => {
  const { rows } = await renderConsole(`${USERS}?filter=operator&search=operator&edit=2`);
  await screen.findByText('オペレーターを変更できるのはオペレーターだけです。');
  await listLoaded();
  const operatorRow = rows().find((row) => within(row).queryByText('operator') !== null);
  expect(within(operatorRow as HTMLElement).queryByRole('button')).toBeNull();
});

test('a city without moderation has no checkboxes and no suspending [A-146, A-006]', async () => {
  await renderConsole('/settsu/user/index', { city: 'settsu' });
  await listLoaded();
  expect([screen.queryAllByRole('checkbox'), screen.queryAllByRole('button', { name: /利用停止/ })]).toEqual([
    [],
    [],
  ]);
});

test('[R-ROUTE-21] the shop admins are in the second tab, to which the address of the company redirects', async () => {
  const { user, address, calls } = await renderConsole('/akashi/company');
  await listLoaded();
  expect(address()).toBe(`${USERS}?tab=company`);
  expect(lastUserCall(calls().map((call) => call.replace('/shops/admin', '/api/users/')))).toContain(
    '/company/machi/',
  );
  const tabs = within(screen.getByRole('main'));
  await user.click(tabs.getByRole('link', { name: 'ユーザー', current: false }));
  await waitFor(() => expect(address()).toBe(USERS));
  await waitFor(() => roleFilter());
});

test('an Operator sees the shop admins of the chosen company [R-CITY-11, A-012]', async () => {
  const { calls } = await renderConsole(`${USERS}?tab=company`, { as: 'Operator' });
  await listLoaded();
  expect(calls()).toContain('GET /company/machi/shops/admin?offset=0&limit=20 200');
  expect(totalCount()).toBeGreaterThan(10);
});

test('a shop admin is created, edited, given a password and deleted, and one with a shop is kept [R-SCR-15, R-STATE-12, R-GEN-12, R-VAL-PASS-04]', async () => {
  const { user, rows, calls } = await renderConsole(`${USERS}?tab=company&new=1`);
  await findPanel('店舗管理者を登録');
  await user.type(await screen.findByLabelText(/^ユーザー名/), 'uonotana_honten');
  await user.type(screen.getByLabelText(/^メールアドレス/), 'honten@uonotana.example.jp');
  await user.type(screen.getByLabelText(/^名前必須/), '魚の棚本店');
  await user.type(screen.getByLabelText(/^パスワード必須/), 'uonotana1');
  const passwordAgain = screen.getByLabelText(/^パスワード（確認）必須/);
  await user.type(passwordAgain, 'uonotana2');
  await user.selectOptions(screen.getByLabelText(/^担当エリア/), '草津市エリア');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('パスワードが一致しません');
  await user.type(passwordAgain, '{Backspace}1');
  await user.click(screen.getByRole('button', { name: '登録する' }));
  await screen.findByText('保存しました。');
  await waitFor(() => expect(rows()[0]?.textContent).toContain('魚の棚本店'));
  expect(rows()[0]?.textContent).toContain('草津市エリア');

  await user.click(screen.getByRole('link', { name: '「魚の棚本店」を編集' }));
  await user.selectOptions(await screen.findByLabelText(/^担当エリア/), '');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(rows()[0]?.textContent).not.toContain('草津市エリア'));

  await user.click(screen.getByRole('link', { name: '「魚の棚本店」のパスワードを再設定' }));
  await user.type(await screen.findByLabelText(/^新しいパスワード必須/), 'nigouten2');
  await user.type(screen.getByLabelText(/^新しいパスワード（確認）必須/), 'nigouten2');
  await user.click(screen.getByRole('button', { name: 'パスワードを再設定' }));
  await screen.findByText('パスワードを変更しました。');
  expect(calls()).toContain('POST /company/machi/users/admin/change-password 200');

  const countBefore = totalCount();
  await user.click(screen.getByRole('button', { name: '「魚の棚本店」を削除' }));
  await user.click(
    within(await findConfirmation('削除しますか？')).getByRole('button', { name: '削除する' }),
  );
  await screen.findByText('削除しました。');
  await waitFor(() => expect(totalCount()).toBe(countBefore - 1));
});

test('a shop admin that the server keeps stays in the list, and the message shows the reason [R-STATE-12]', async () => {
  const { user, rows } = await renderConsole(
    `${USERS}?tab=company&search=${encodeURIComponent('店舗オーナー')}`,
  );
  await listLoaded();
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '「店舗オーナー」を削除' }));
  await user.click(
    within(await findConfirmation('削除しますか？')).getByRole('button', { name: '削除する' }),
  );
  await screen.findByText(
    '「店舗オーナー」は担当店舗があるため削除できません。担当を外してから削除してください。',
  );
  expect(rows()).toHaveLength(1);
});

test('a stopped batch keeps its open rows selected and shows this [A-146, R-HTTP-05]', async () => {
  const { user, rows } = await renderConsole(`${USERS}?search=advertiser%40machi`, {
    fault: 'POST /:city/api/users/:id/suspend/ hang',
  });
  await listLoaded();
  await user.click(checkboxOf(rows()[0]));
  await user.click(screen.getByRole('button', { name: '利用停止' }));
  await screen.findByText('1件中 0件を完了');
  await user.click(screen.getByRole('button', { name: '中止' }));
  const resultDialog = await findConfirmation('実行結果');
  within(resultDialog).getByText('0件を完了し、1件は実行できませんでした。');
  within(resultDialog).getByText('中止しました。');
  await user.keyboard('{Escape}');
  expect(checkboxOf(rows()[0]).checked).toBe(true);
});

test('a batch shows the failure of the server also in Japanese, with the number of its entry in the error log [R-MSG-11, A-018]', async () => {
  const { app, user, rows } = await renderConsole(`${USERS}?search=advertiser%40machi`, {
    fault: 'POST /:city/api/users/:id/suspend/ 500',
  });
  await listLoaded();
  await user.click(checkboxOf(rows()[0]));
  await user.click(screen.getByRole('button', { name: '利用停止' }));
  const reason = await screen.findByText('Server Error Occured. Please Try Again !');
  expect(reason.parentElement?.innerHTML).toBe(
    '保存できたか確認できませんでした。一覧でご確認ください。' +
      '<small class="second-line" lang="en">Server Error Occured. Please Try Again !</small>' +
      `<small class="second-line">通信またはサーバーで問題が起きました。エラー番号：${app.services.errorLog.entries()[0]?.id}</small>`,
  );
});

test('a printed list shows its filters [R-ROLE-12]', async () => {
  await renderConsole(`${USERS}?filter=president`);
  await listLoaded();
  expect(screen.getByRole('list', { name: '絞り込みの条件' }).textContent).toBe('権限：学校代表');
});

const filterList = () => screen.queryByRole('list', { name: '絞り込みの条件' });

test('the filters of a list are removed one by one, or all at once', async () => {
  const { user, address } = await renderConsole(`${USERS}?filter=president&search=akashi&page=1`);
  await listLoaded();
  expect(
    within(filterList() as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.ariaLabel ?? link.textContent),
  ).toEqual(['「権限：学校代表」を解除', '「akashi」を解除', 'すべて解除']);
  await user.click(screen.getByRole('link', { name: '「akashi」を解除' }));
  expect(address()).toBe(`${USERS}?filter=president`);
  await user.click(screen.getByRole('link', { name: '「権限：学校代表」を解除' }));
  expect([address(), roleFilter().value, filterList()]).toEqual([USERS, 'all', null]);
});

describeWhole('a user [R-SCR-14, R-GEN-10]', {
  rows: {
    '/akashi/user/index?filter=member': {
      名前: '小林 彩香',
      ユーザー名: 'ayaka.kobayashi_akashi45',
      メールアドレス: 'ayaka.kobayashi45@akashi.example.jp',
      権限: '一般会員',
      登録日時: '03/31(火) 19:14',
      状態: '本人確認待ち',
      操作: '',
    },
  },
  records: {
    '/akashi/user/index?view=50002': {
      メールアドレス: 'hina.hashimoto2@akashi.example.jp',
      電話番号: '079-0000-0001',
      住所: '兵庫県姫路市桜町通り16番',
      ユーザー名: 'hina.hashimoto_akashi2',
      アイコン画像: '–',
      姓: '橋本',
      名: '陽菜',
      性別: '女性',
      生年月日: '2001年04月15日',
      自己紹介: '休みの日は家族と散歩に出かけます。',
      会社: '–',
      店舗コード: 'machi001-0002',
      学校: '–',
      グループ: '–',
      クラス: '–',
      御礼の件数: '7',
      登録日時: '2023/05/20 17:12',
      更新日時: '2023/05/20 17:12',
    },
    '/akashi/user/index?confirm=50001': { 氏名: '清水 恵子', 性別: '女性' },
  },
  forms: {
    '/akashi/user/index?new=1': [
      'ユーザー名',
      'メールアドレス',
      'パスワード',
      'パスワード（確認）',
      '表示名',
      '電話番号',
      '都道府県',
      '市区町村',
      '住所',
    ],
    '/akashi/user/index?edit=50002': [
      'ユーザー名',
      'メールアドレス',
      '権限',
      '表示名',
      '姓',
      '名',
      '性別',
      '生年月日',
      '電話番号',
      '都道府県',
      '市区町村',
      '住所',
      '自己紹介',
    ],
    '/akashi/user/index?password=50002': ['新しいパスワード', '新しいパスワード（確認）'],
  },
});

describeWhole('a shop admin [R-SCR-15, R-GEN-12]', {
  rows: {
    '/akashi/user/index?tab=company': {
      名前: '西村 美穂',
      ユーザー名: 'miho.nishimura_machi79',
      メールアドレス: 'miho.nishimura79@machi.example.jp',
      担当エリア: '明石市エリア',
      登録日時: '03/30(月) 06:36',
      操作: '',
    },
  },
  records: {
    '/akashi/user/index?tab=company&view=2000079': {
      ユーザー名: 'miho.nishimura_machi79',
      メールアドレス: 'miho.nishimura79@machi.example.jp',
      担当エリア: '明石市エリア',
      登録日時: '03/30(月) 06:36',
    },
  },
  forms: {
    '/akashi/user/index?tab=company&new=1': [
      'ユーザー名',
      'メールアドレス',
      '名前',
      'パスワード',
      'パスワード（確認）',
      '担当エリア',
    ],
    '/akashi/user/index?tab=company&edit=2000079': ['ユーザー名', 'メールアドレス', '名前', '担当エリア'],
    '/akashi/user/index?tab=company&password=2000079': ['新しいパスワード', '新しいパスワード（確認）'],
  },
});

describeLongName('/akashi/user/index?filter=member', '表示名');
describeLongName('/akashi/user/index?tab=company', '名前');

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { POLLING_INTERVAL, UNDO_PERIOD } from '#domain/base/limits';
import type { Backend } from '#mocks/backend/backend-types';
import { matchingUserTable, reportTable } from '#mocks/backend/tables/recruitment/matching';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';
import { entriesOf } from './whole-record';

const IDENTITIES = '/akashi/post/confirm-gender';
const REPORTS = '/akashi/post/list-report';

const listed = () => screen.findByText(/^全\d/);
const evidence = () => screen.getByRole('region', { name: openName() });
const openName = () => document.querySelector('.evidence h2')?.textContent ?? '';
const left = () => screen.getByText(/^残り/).textContent;
const undo = () => screen.queryByRole('button', { name: '元に戻す' });
const announced = () => document.querySelector('.queue ~ [role=status]')?.textContent;
const verdicts = () =>
  within(screen.getByRole('group', { name: '判断' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const openImage = () => within(evidence()).getByRole('img');
const leave = ({ user }: Kit) => user.click(screen.getByRole('link', { name: '募集一覧' }));

type Kit = Awaited<ReturnType<typeof renderConsole>>;

/** The decisions that reached the backend, each with its status. */
const sentBy = ({ backend }: Pick<Kit, 'backend'>) =>
  backend.log
    .entries()
    .filter(({ method }) => method === 'POST')
    .map(({ url, requestBody, status }) => {
      const path = new URL(url).pathname.replace('/api-root/api/', '');
      return `${path} ${JSON.stringify(requestBody)} ${status}`;
    });

const ids = ({ rows }: Pick<Kit, 'rows'>, parameter: string) =>
  rows().map((row) => {
    const link = row.querySelector<HTMLAnchorElement>(`a[href*="${parameter}="]`);
    return Number(new URL(link?.href ?? '', location.origin).searchParams.get(parameter));
  });

const states = ({ rows }: Pick<Kit, 'rows'>) => rows().map((row) => row.lastElementChild?.textContent);

async function open(path: string, scenario: Parameters<typeof renderConsole>[1] = {}) {
  const kit = await renderConsole(path, scenario);
  await listed();
  await waitFor(() => expect(document.querySelector('.evidence h2')).not.toBeNull());
  return kit;
}

async function settled(kit: Kit) {
  await waitFor(() => expect(states(kit)).not.toContain('確定（取り消せます）'));
}

describe('ten in a row, by keyboard alone', () => {
  test('ten identities take ten keys; when the network fails in the middle none is lost and none is sent twice [R-STATE-05, R-SCR-18]', async () => {
    const kit = await open(`${IDENTITIES}?state=waiting`);
    const { user, backend, pass, address } = kit;
    const people = ids(kit, 'edit').slice(0, 10);
    const gender = (id: number | undefined) => backend.db.of(matchingUserTable).find(id ?? 0)?.gender;
    const keys = people.map((id, at) => (at % 4 === 2 ? 'r' : gender(id) === 'male' ? '1' : '2'));
    for (const [index, key] of keys.entries()) {
      await user.keyboard(key);
      await waitFor(() => expect(address()).toContain(`edit=${ids(kit, 'edit')[index + 1]}`));
    }
    expect([sentBy(kit), left()]).toEqual([[], '残り 28件']);

    addFault(backend, `POST /api/users/${people[4]}/confirm/ offline x1`);
    addFault(backend, `POST /api/users/${people[5]}/confirm/ 500 x1`);
    pass(UNDO_PERIOD);
    const again = await screen.findByRole('button', { name: '2件すべてをもう一度送信' });
    await settled(kit);
    expect(screen.getAllByText('送信できませんでした。')).toHaveLength(2);
    again.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('送信できませんでした。')).toBeNull());

    const bodies = {
      '1': { confirmed: true, gender: 'male' },
      '2': { confirmed: true, gender: 'female' },
      '3': { confirmed: true, gender: 'other' },
      r: { confirmed: false },
    };
    const expected = people.map(
      (id, index) => `users/${id}/confirm/ ${JSON.stringify(bodies[keys[index] as '1'])} 200`,
    );
    expect(
      sentBy(kit)
        .filter((call) => call.endsWith(' 200'))
        .toSorted(),
    ).toEqual(expected.toSorted());
    await waitFor(() => expect(left()).toBe('残り 28件'));
  });

  test('ten reports take ten keys, each with its post in view; when the network fails in the middle none is lost and none is sent twice [R-STATE-02, R-STATE-03, R-SCR-16]', async () => {
    const kit = await open(REPORTS);
    const { user, backend, pass, address } = kit;
    const reports = ids(kit, 'view').slice(0, 10);
    const posts = reports.map((id) => backend.db.of(reportTable).find(id)?.post);
    const keys = 'mamamamama'.split('');
    for (const [index, key] of keys.entries()) {
      await waitFor(() => expect(document.querySelector('.reported-post')?.textContent).toBe(posts[index]));
      await user.keyboard(key);
      await waitFor(() => expect(address()).toContain(`view=${ids(kit, 'view')[index + 1]}`));
    }
    expect([sentBy(kit), left()]).toEqual([[], '残り 1件']);

    addFault(backend, `POST /api/matching/${reports[3]}/approve_report/ offline x1`);
    pass(UNDO_PERIOD);
    await screen.findByText('送信できませんでした。');
    await settled(kit);
    await user.click(screen.getByRole('button', { name: 'もう一度送信' }));
    await waitFor(() => expect(screen.queryByText('送信できませんでした。')).toBeNull());

    const expected = reports.map((id, index) =>
      keys[index] === 'm' ? `matching/read/ {"ids":[${id}]} 200` : `matching/${id}/approve_report/ null 200`,
    );
    expect(
      sentBy(kit)
        .filter((call) => call.endsWith(' 200'))
        .toSorted(),
    ).toEqual(expected.toSorted());
    const shown = [...Array.from({ length: 5 }, () => ['既読', '承認済み']).flat(), '未読'];
    await waitFor(() => expect(states(kit).slice(0, 11)).toEqual(shown));
    await waitFor(() => expect(left()).toBe('残り 1件'));
  });
});

describe('one decision', () => {
  test('a gender that is not the stated one is asked about, once and in a sentence, and the agreeing one is not [R-STATE-05]', async () => {
    const kit = await open(IDENTITIES);
    const { user, pass } = kit;
    const [id] = ids(kit, 'edit');
    await user.keyboard('2');
    const dialog = await screen.findByRole('alertdialog', { name: '申請された性別と異なります' });
    expect(dialog.textContent).toContain(
      '「木村 翔太」さんが申請した性別は「男性」です。書類を確認のうえ、「女性」として承認しますか？',
    );
    await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
    expect([undo(), openName()]).toEqual([null, '木村 翔太']);
    await user.keyboard('2');
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: '女性として承認' }));
    pass(UNDO_PERIOD);
    await waitFor(() =>
      expect(sentBy(kit)).toEqual([`users/${id}/confirm/ {"confirmed":true,"gender":"female"} 200`]),
    );
  });

  test('a confirmed person has the gender of the document, and the row shows the response [R-STATE-05, R-SCR-18]', async () => {
    const kit = await open(IDENTITIES);
    const { user, pass, rows, calls } = kit;
    expect(verdicts()).toEqual(['男性として承認', '女性として承認', 'その他として承認', '却下R']);
    // the name is the heading
    expect(openName()).toBe('木村 翔太');
    expect(entriesOf(evidence())).toEqual({
      申請内容: '運転免許証を提出しました。',
      性別: '男性',
      申請日時: '03/31(火) 17:24',
    });
    await user.click(screen.getByRole('button', { name: 'その他として承認' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'その他として承認' }));
    expect(states(kit).slice(0, 2)).toEqual(['確定（取り消せます）', '未確認']);
    pass(UNDO_PERIOD);
    await within(rows()[0] as HTMLElement).findByText('確認済み');
    await within(rows()[0] as HTMLElement).findByText('その他');
    expect(sentBy(kit)).toEqual(['users/128/confirm/ {"confirmed":true,"gender":"other"} 200']);
    // The record is read before the decision is sent, and the list is loaded after it.
    const users = calls().filter((call) => call.startsWith('GET /api/matching/users/?offset=0&limit=20 '));
    expect(users).toHaveLength(3);
  });

  test('a report shows its post with the author, and every report on it; an approved one allows no decision', async () => {
    const kit = await open(REPORTS);
    const { user, backend, pass } = kit;
    const report = backend.db.of(reportTable).find(ids(kit, 'view')[0] ?? 0);
    const same = backend.db.of(reportTable).list({ filter: ({ post }) => post === report?.post }).rows;
    const heading = await screen.findByRole('heading', { name: `この募集への通報 ${same.length}件` });
    expect(
      within(heading.closest('section') as HTMLElement)
        .getAllByRole('listitem')
        .map((one) => [one.textContent, one.querySelector('a')?.getAttribute('href') ?? null]),
    ).toEqual([
      ['この通報みなと90 · 03/31(火) 20:21未読', null],
      [
        'アプリの外でのやり取りをしつこく求められました。しんじ37 · 03/26(木) 10:43未読',
        `/akashi/post/list-report?view=${same.find(({ id }) => id !== report?.id)?.id}`,
      ],
    ]);
    expect(entriesOf(evidence())).toEqual({
      通報者: report?.reporter,
      通報日時: '03/31(火) 20:21',
      地域: '草津市',
    });
    expect(screen.getByRole('link', { name: '募集一覧で開く' }).getAttribute('href')).toMatch(
      /^\/akashi\/post\/list-post\?view=\d+$/,
    );
    expect(verdicts()).toEqual(['確認済みにするM', '承認A']);
    await user.keyboard('a');
    pass(UNDO_PERIOD);
    await waitFor(() => expect(states(kit)[0]).toBe('承認済み'));
    await user.keyboard('k');
    await within(evidence()).findAllByText('承認済み');
    expect(screen.queryByRole('group', { name: '判断' })).toBeNull();
  });

  test('Z undoes the last decision, then the one before, and each opens again; nothing is sent', async () => {
    const kit = await open(IDENTITIES);
    const { user, pass } = kit;
    const [first, second] = ['木村 翔太', '池田 悠人'];
    await user.keyboard('1');
    await waitFor(() => expect(openName()).toBe(second));
    expect(announced()).toBe(`「${first}」：男性として承認。次は「${second}」、残り37件です。`);
    await user.keyboard('r');
    await waitFor(() => expect(openName()).toBe('鈴木 由美'));
    await user.keyboard('z');
    await waitFor(() => expect(openName()).toBe(second));
    await user.keyboard('z');
    await waitFor(() => expect(openName()).toBe(first));
    expect([announced(), undo(), left()]).toEqual([
      `「${first}」の判断を元に戻しました。`,
      null,
      '残り 38件',
    ]);
    pass(UNDO_PERIOD);
    expect([sentBy(kit), states(kit).slice(0, 2)]).toEqual([[], ['未確認', '未確認']]);
  });

  test('the seconds until a decision is sent are counted down', async () => {
    const { user, pass } = await open(IDENTITIES);
    await user.keyboard('1');
    await screen.findByText('8秒後に送信');
    pass(3_000);
    await screen.findByText('5秒後に送信');
  });

  test('letters that are typed into a field decide nothing, nor does a key that is held down', async () => {
    const kit = await open(REPORTS);
    const { user } = kit;
    await user.type(screen.getByRole('searchbox'), 'am');
    expect(undo()).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    screen.getByRole('searchbox').blur();
    await user.keyboard('{m>3/}');
    expect(states(kit).filter((state) => state === '確定（取り消せます）')).toHaveLength(1);
  });
});

describe('two moderators', () => {
  test('a decision of another user is kept and told, and this user’s is not sent [R-STATE-05, A-203]', async () => {
    const kit = await open(IDENTITIES);
    const { user, backend, pass, rows } = kit;
    await user.keyboard('1');
    backend.db.of(matchingUserTable).update(128, { confirmed: false });
    pass(UNDO_PERIOD);
    await screen.findByText('「木村 翔太」はすでに対応済みでした。');
    await within(rows()[0] as HTMLElement).findByText('却下');
    expect([sentBy(kit), openName()]).toEqual([[], '池田 悠人']);
  });

  test('a report that another user approved first is told, and its row shows it [R-STATE-02]', async () => {
    const kit = await open(REPORTS);
    const { user, backend, pass } = kit;
    const [id = 0] = ids(kit, 'view');
    await user.keyboard('a');
    backend.db.of(reportTable).update(id, { approved: true, read: true });
    pass(UNDO_PERIOD);
    await screen.findByText(/はすでに対応済みでした。$/);
    await waitFor(() => expect(states(kit)[0]).toBe('承認済み'));
    expect(undo()).toBeNull();
  });

  test('a new report joins the list, and the report that is being read stays open [R-SCR-16]', async () => {
    const { backend, pass, rows } = await open(REPORTS);
    const name = openName();
    await createRemoteEvents(backend).sendReport('akashi');
    pass(POLLING_INTERVAL);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('知らない人から何度も連絡が来て'));
    const row = rows()[1];
    expect([openName(), row?.className, row?.ariaCurrent]).toEqual([name, 'unread opens', 'true']);
  });
});

describe('leaving the page', () => {
  test('it sends at once what was decided', async () => {
    const kit = await open(IDENTITIES);
    await kit.user.keyboard('1');
    await leave(kit);
    await screen.findByRole('heading', { name: '募集一覧', level: 1 });
    expect(sentBy(kit)).toEqual(['users/128/confirm/ {"confirmed":true,"gender":"male"} 200']);
  });

  test('a decision that fails keeps the page until the user leaves without it', async () => {
    const kit = await open(IDENTITIES, { fault: 'POST /api/users/*/confirm/ offline' });
    await kit.user.keyboard('1');
    await leave(kit);
    const question = await screen.findByRole('alertdialog', { name: '送信できていない判断があります' });
    // the words about a slow sending come no more
    kit.pass(1_000);
    expect(screen.getByRole('alertdialog', { name: '送信できていない判断があります' })).toBe(question);
    await kit.user.click(within(question).getByRole('button', { name: 'このページに残る' }));
    expect(screen.getByText('送信できませんでした。')).toBeTruthy();
    await leave(kit);
    await kit.user.click(await screen.findByRole('button', { name: '送信せずに移動' }));
    await screen.findByRole('heading', { name: '募集一覧', level: 1 });
  });

  test('a request that hangs does not hold the user', async () => {
    const kit = await open(IDENTITIES, { fault: 'POST /api/users/*/confirm/ hang' });
    await kit.user.keyboard('1');
    await leave(kit);
    kit.pass(1_000);
    await screen.findByRole('alertdialog', { name: '判断を送信しています' });
    await kit.user.click(screen.getByRole('button', { name: '送信せずに移動' }));
    await screen.findByRole('heading', { name: '募集一覧', level: 1 });
  });

  test('the browser asks before it closes the window, and everything is sent meanwhile', async () => {
    const kit = await open(IDENTITIES);
    await kit.user.keyboard('1');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await waitFor(() => expect(sentBy(kit)).toHaveLength(1));
  });
});

describe('the list beside the record', () => {
  test('when a page of waiting people is decided, the next people follow', async () => {
    const kit = await open(`${IDENTITIES}?state=waiting`);
    const { user, pass, rows } = kit;
    const page = ids(kit, 'edit');
    for (const id of page) {
      await waitFor(() => expect(evidence()).toBeTruthy());
      await user.keyboard('r');
      expect(id).toBeGreaterThan(0);
    }
    await screen.findByText('このページはすべて対応しました。送信が終わると、続きが開きます。');
    await user.click(screen.getByRole('button', { name: '今すぐ送信' }));
    await waitFor(() => expect(rows()).toHaveLength(18));
    expect(ids(kit, 'edit').filter((id) => page.includes(id))).toEqual([]);
    await waitFor(() => expect(verdicts()).toHaveLength(4));
    pass(UNDO_PERIOD);
    expect(sentBy(kit)).toHaveLength(20);
  });

  test('the tabs show who waits and who is done, in the address [A-281]', async () => {
    const { user, address, rows, calls } = await open(`${IDENTITIES}?edit=128`);
    await user.click(screen.getByRole('link', { name: '済み' }));
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/確認済み|却下/));
    expect([address(), calls().findLast((call) => call.includes('waiting='))]).toEqual([
      `${IDENTITIES}?state=done`,
      expect.stringContaining('waiting=false'),
    ]);
  });

  test('the reports that nobody has read are a list of their own [A-281]', async () => {
    const kit = await open(`${REPORTS}?state=waiting`);
    expect([new Set(states(kit)), kit.calls().find((call) => call.includes('read=false'))]).toEqual([
      new Set(['未読']),
      expect.stringContaining('/api/matching/list_report/'),
    ]);
  });

  test('the address of a decided person opens, whatever the tab shows', async () => {
    const { backend, unmount } = await renderConsole(IDENTITIES);
    const done = firstDone(backend);
    unmount();
    const kit = await renderConsole(`${IDENTITIES}?state=waiting&edit=${done.id}`);
    await waitFor(() => expect(openName()).toBe(done.name));
    expect(kit.rows().every((row) => row.textContent?.includes('未確認'))).toBe(true);
    expect(screen.queryByRole('group', { name: '判断' })).toBeNull();
  });

  test('a click on a row opens its record, J and K open its neighbours, and the list can stand alone', async () => {
    const kit = await open(IDENTITIES);
    const { user, rows, address } = kit;
    const [first, second, third] = ids(kit, 'edit');
    await user.click(
      within(rows()[1] as HTMLElement)
        .getAllByRole('cell')
        .at(-1) as HTMLElement,
    );
    await waitFor(() => expect(address()).toBe(`${IDENTITIES}?edit=${second}`));
    expect(document.activeElement).toBe(evidence());
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe(`${IDENTITIES}?edit=${third}`));
    await user.keyboard('k');
    await waitFor(() => expect(address()).toBe(`${IDENTITIES}?edit=${second}`));
    await user.keyboard('k');
    await waitFor(() => expect(address()).toBe(`${IDENTITIES}?edit=${first}`));
    await user.click(screen.getByRole('link', { name: '一覧だけを表示' }));
    expect([address(), document.querySelector('.evidence')]).toEqual([`${IDENTITIES}?wide=1`, null]);
  });

  test('nothing is left to do', async () => {
    await renderConsole(REPORTS, { seed: 'empty' });
    await screen.findByText('すべて対応済みです。');
    expect(left()).toBe('残り 0件');
  });
});

test.each(['buttons', 'keys'])(
  'a document is enlarged and turned where it stands, by %s [R-SCR-18]',
  async (by) => {
    const { user } = await open(IDENTITIES);
    const press = (name: string, key: string) =>
      by === 'keys' ? user.keyboard(key) : user.click(screen.getByRole('button', { name }));
    await press('書類を拡大', '+');
    await press('書類を回転', 't');
    expect([screen.getByText('150%').tagName, openImage().style.rotate, openImage().className]).toEqual([
      'OUTPUT',
      '90deg',
      'turned',
    ]);
    await press('書類を縮小', '-');
    const smaller = screen.getByRole('button', { name: '書類を縮小' });
    expect([smaller.ariaDisabled, smaller === document.activeElement]).toEqual(['true', by === 'buttons']);
    await press('書類を縮小', '-');
    expect(screen.getByText('100%').tagName).toBe('OUTPUT');
  },
);

const firstDone = ({ db }: Backend) => {
  const [row] = db
    .of(matchingUserTable)
    .list({ filter: ({ confirmed }) => confirmed === true, limit: 1 }).rows;
  if (!row) throw new Error('everybody waits');
  return row;
};

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { POLLING_INTERVAL, UNDO_PERIOD } from '#domain/base/limits';
import type { Backend } from '#mocks/backend/backend-types';
import { matchingUserTable, reportTable } from '#mocks/backend/tables/recruitment/matching';
import { createRemoteEvents } from '#mocks/harness/demo/remote-events';
import { addFault } from '../open-console';
import { renderConsole } from './render-console';
import { detailTexts } from './whole-record';

const IDENTITIES = '/akashi/post/confirm-gender';
const REPORTS = '/akashi/post/list-report';

const listLoaded = () => screen.findByText(/^全\d/);
const evidence = () => screen.getByRole('region', { name: evidenceName() });
const evidenceName = () => document.querySelector('.evidence h2')?.textContent ?? '';
const remainingText = () => screen.getByText(/^残り/).textContent;
const undoButton = () => screen.queryByRole('button', { name: '元に戻す' });
const announcement = () => document.querySelector('.queue ~ [role=status]')?.textContent;
const verdictButtons = () =>
  within(screen.getByRole('group', { name: '判断' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const documentImage = () => within(evidence()).getByRole('img');
const leavePage = ({ user }: TestConsole) => user.click(screen.getByRole('link', { name: '募集一覧' }));

type TestConsole = Awaited<ReturnType<typeof renderConsole>>;

/** The decisions that reached the backend, each with its status. */
const sentDecisions = ({ backend }: Pick<TestConsole, 'backend'>) =>
  backend.log
    .entries()
    .filter(({ method }) => method === 'POST')
    .map(({ url, requestBody, status }) => {
      const path = new URL(url).pathname.replace('/api-root/api/', '');
      return `${path} ${JSON.stringify(requestBody)} ${status}`;
    });

const listedIds = ({ rows }: Pick<TestConsole, 'rows'>, parameter: string) =>
  rows().map((row) => {
    const link = row.querySelector<HTMLAnchorElement>(`a[href*="${parameter}="]`);
    return Number(new URL(link?.href ?? '', location.origin).searchParams.get(parameter));
  });

const rowStates = ({ rows }: Pick<TestConsole, 'rows'>) =>
  rows().map((row) => row.lastElementChild?.textContent);

async function openQueue(path: string, scenario: Parameters<typeof renderConsole>[1] = {}) {
  const testConsole = await renderConsole(path, scenario);
  await listLoaded();
  await waitFor(() => expect(document.querySelector('.evidence h2')).not.toBeNull());
  return testConsole;
}

async function allSent(testConsole: TestConsole) {
  await waitFor(() => expect(rowStates(testConsole)).not.toContain('確定（取り消せます）'));
}

describe('ten in a row, by keyboard alone', () => {
  test('ten identities take ten keys; when the network fails in the middle none is lost and none is sent twice [R-STATE-05, R-SCR-18]', async () => {
    const testConsole = await openQueue(`${IDENTITIES}?state=waiting`);
    const { user, backend, pass, address } = testConsole;
    const personIds = listedIds(testConsole, 'edit').slice(0, 10);
    const gender = (id: number | undefined) => backend.db.of(matchingUserTable).find(id ?? 0)?.gender;
    const keys = personIds.map((id, at) => (at % 4 === 2 ? 'r' : gender(id) === 'male' ? '1' : '2'));
    for (const [index, key] of keys.entries()) {
      await user.keyboard(key);
      await waitFor(() => expect(address()).toContain(`edit=${listedIds(testConsole, 'edit')[index + 1]}`));
    }
    expect([sentDecisions(testConsole), remainingText()]).toEqual([[], '残り 28件']);

    addFault(backend, `POST /api/users/${personIds[4]}/confirm/ offline x1`);
    addFault(backend, `POST /api/users/${personIds[5]}/confirm/ 500 x1`);
    pass(UNDO_PERIOD);
    const retryButton = await screen.findByRole('button', { name: '2件すべてをもう一度送信' });
    await allSent(testConsole);
    expect(screen.getAllByText('送信できませんでした。')).toHaveLength(2);
    retryButton.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('送信できませんでした。')).toBeNull());

    const bodies = {
      '1': { confirmed: true, gender: 'male' },
      '2': { confirmed: true, gender: 'female' },
      '3': { confirmed: true, gender: 'other' },
      r: { confirmed: false },
    };
    const expected = personIds.map(
      (id, index) => `users/${id}/confirm/ ${JSON.stringify(bodies[keys[index] as '1'])} 200`,
    );
    expect(
      sentDecisions(testConsole)
        .filter((call) => call.endsWith(' 200'))
        .toSorted(),
    ).toEqual(expected.toSorted());
    await waitFor(() => expect(remainingText()).toBe('残り 28件'));
  });

  test('ten reports take ten keys, each with its post in view; when the network fails in the middle none is lost and none is sent twice [R-STATE-02, R-STATE-03, R-SCR-16]', async () => {
    const testConsole = await openQueue(REPORTS);
    const { user, backend, pass, address } = testConsole;
    const reportIds = listedIds(testConsole, 'view').slice(0, 10);
    const posts = reportIds.map((id) => backend.db.of(reportTable).find(id)?.post);
    const keys = 'mamamamama'.split('');
    for (const [index, key] of keys.entries()) {
      await waitFor(() => expect(document.querySelector('.reported-post')?.textContent).toBe(posts[index]));
      await user.keyboard(key);
      await waitFor(() => expect(address()).toContain(`view=${listedIds(testConsole, 'view')[index + 1]}`));
    }
    expect([sentDecisions(testConsole), remainingText()]).toEqual([[], '残り 1件']);

    addFault(backend, `POST /api/matching/${reportIds[3]}/approve_report/ offline x1`);
    pass(UNDO_PERIOD);
    await screen.findByText('送信できませんでした。');
    await allSent(testConsole);
    await user.click(screen.getByRole('button', { name: 'もう一度送信' }));
    await waitFor(() => expect(screen.queryByText('送信できませんでした。')).toBeNull());

    const expected = reportIds.map((id, index) =>
      keys[index] === 'm' ? `matching/read/ {"ids":[${id}]} 200` : `matching/${id}/approve_report/ null 200`,
    );
    expect(
      sentDecisions(testConsole)
        .filter((call) => call.endsWith(' 200'))
        .toSorted(),
    ).toEqual(expected.toSorted());
    const expectedStates = [...Array.from({ length: 5 }, () => ['既読', '承認済み']).flat(), '未読'];
    await waitFor(() => expect(rowStates(testConsole).slice(0, 11)).toEqual(expectedStates));
    await waitFor(() => expect(remainingText()).toBe('残り 1件'));
  });
});

describe('one decision', () => {
  test('a gender that is not the stated one is asked about, once and in a sentence, and the agreeing one is not [R-STATE-05]', async () => {
    const testConsole = await openQueue(IDENTITIES);
    const { user, pass } = testConsole;
    const [id] = listedIds(testConsole, 'edit');
    await user.keyboard('2');
    const dialog = await screen.findByRole('alertdialog', { name: '申請された性別と異なります' });
    expect(dialog.textContent).toContain(
      '「木村 翔太」さんが申請した性別は「男性」です。書類を確認のうえ、「女性」として承認しますか？',
    );
    await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
    expect([undoButton(), evidenceName()]).toEqual([null, '木村 翔太']);
    await user.keyboard('2');
    const secondDialog = await screen.findByRole('alertdialog');
    await user.click(within(secondDialog).getByRole('button', { name: '女性として承認' }));
    pass(UNDO_PERIOD);
    await waitFor(() =>
      expect(sentDecisions(testConsole)).toEqual([
        `users/${id}/confirm/ {"confirmed":true,"gender":"female"} 200`,
      ]),
    );
  });

  test('a confirmed person has the gender of the document, and the row shows the response [R-STATE-05, R-SCR-18]', async () => {
    const testConsole = await openQueue(IDENTITIES);
    const { user, pass, rows, calls } = testConsole;
    expect(verdictButtons()).toEqual(['男性として承認', '女性として承認', 'その他として承認', '却下R']);
    // the name is the heading
    expect(evidenceName()).toBe('木村 翔太');
    expect(detailTexts(evidence())).toEqual({
      申請内容: '運転免許証を提出しました。',
      性別: '男性',
      申請日時: '03/31(火) 17:24',
    });
    expect(
      [...document.querySelectorAll('.identity-checks li')].map(({ textContent }) => textContent),
    ).toEqual([
      '氏名が申請と同じこと',
      '記載されている性別（承認ボタンで選びます）',
      '有効期限が切れていないこと',
      '本人の書類で、文字が読めること',
    ]);
    await user.click(screen.getByRole('button', { name: 'その他として承認' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'その他として承認' }));
    expect(rowStates(testConsole).slice(0, 2)).toEqual(['確定（取り消せます）', '未確認']);
    pass(UNDO_PERIOD);
    await within(rows()[0] as HTMLElement).findByText('確認済み');
    await within(rows()[0] as HTMLElement).findByText('その他');
    expect(sentDecisions(testConsole)).toEqual([
      'users/128/confirm/ {"confirmed":true,"gender":"other"} 200',
    ]);
    // The record is read before the decision is sent, and the list is loaded after it.
    const users = calls().filter((call) => call.startsWith('GET /api/matching/users/?offset=0&limit=20 '));
    expect(users).toHaveLength(3);
  });

  test('a name that the heading shortens is whole beside the document', async () => {
    const testConsole = await openQueue(IDENTITIES);
    const name = `木村 翔太 ${'・ジャン'.repeat(12)}`;
    testConsole.backend.db.of(matchingUserTable).update(128, { name });
    await testConsole.reload();
    await waitFor(() => expect(evidenceName()).toMatch(/^木村 翔太 .*…$/));
    expect(detailTexts(evidence()).氏名).toBe(name);
  });

  test('a report shows its post with the author, and every report on it; an approved one allows no decision', async () => {
    const testConsole = await openQueue(REPORTS);
    const { user, backend, pass } = testConsole;
    const report = backend.db.of(reportTable).find(listedIds(testConsole, 'view')[0] ?? 0);
    const samePostReports = backend.db
      .of(reportTable)
      .list({ filter: ({ post }) => post === report?.post }).rows;
    const heading = await screen.findByRole('heading', {
      name: `この募集への通報 ${samePostReports.length}件`,
    });
    expect(
      within(heading.closest('section') as HTMLElement)
        .getAllByRole('listitem')
        .map((one) => [one.textContent, one.querySelector('a')?.getAttribute('href') ?? null]),
    ).toEqual([
      ['この通報みなと90 · 03/31(火) 20:21未読', null],
      [
        'アプリの外でのやり取りをしつこく求められました。しんじ37 · 03/26(木) 10:43未読',
        `/akashi/post/list-report?view=${samePostReports.find(({ id }) => id !== report?.id)?.id}`,
      ],
    ]);
    expect(detailTexts(evidence())).toEqual({
      通報者: report?.reporter,
      通報日時: '03/31(火) 20:21',
      地域: '草津市',
    });
    expect(screen.getByRole('link', { name: '募集一覧で開く' }).getAttribute('href')).toMatch(
      /^\/akashi\/post\/list-post\?view=\d+$/,
    );
    expect(verdictButtons()).toEqual(['確認済みにするM', '承認A']);
    await user.keyboard('a');
    pass(UNDO_PERIOD);
    await waitFor(() => expect(rowStates(testConsole)[0]).toBe('承認済み'));
    await user.keyboard('k');
    await within(evidence()).findAllByText('承認済み');
    expect(screen.queryByRole('group', { name: '判断' })).toBeNull();
  });

  test('Z undoes the last decision, then the one before, and each opens again; nothing is sent', async () => {
    const testConsole = await openQueue(IDENTITIES);
    const { user, pass } = testConsole;
    const [first, second] = ['木村 翔太', '池田 悠人'];
    await user.keyboard('1');
    await waitFor(() => expect(evidenceName()).toBe(second));
    expect(announcement()).toBe(`「${first}」：男性として承認。次は「${second}」、残り37件です。`);
    await user.keyboard('r');
    await waitFor(() => expect(evidenceName()).toBe('鈴木 由美'));
    await user.keyboard('z');
    await waitFor(() => expect(evidenceName()).toBe(second));
    await user.keyboard('z');
    await waitFor(() => expect(evidenceName()).toBe(first));
    expect([announcement(), undoButton(), remainingText()]).toEqual([
      `「${first}」の判断を元に戻しました。`,
      null,
      '残り 38件',
    ]);
    pass(UNDO_PERIOD);
    expect([sentDecisions(testConsole), rowStates(testConsole).slice(0, 2)]).toEqual([
      [],
      ['未確認', '未確認'],
    ]);
  });

  test('the seconds until a decision is sent are counted down', async () => {
    const { user, pass } = await openQueue(IDENTITIES);
    await user.keyboard('1');
    await screen.findByText('8秒後に送信');
    pass(3_000);
    await screen.findByText('5秒後に送信');
  });

  test('letters that are typed into a field decide nothing, nor does a key that is held down', async () => {
    const testConsole = await openQueue(REPORTS);
    const { user } = testConsole;
    await user.type(screen.getByRole('searchbox'), 'am');
    expect(undoButton()).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    screen.getByRole('searchbox').blur();
    await user.keyboard('{m>3/}');
    expect(rowStates(testConsole).filter((state) => state === '確定（取り消せます）')).toHaveLength(1);
  });
});

describe('two moderators', () => {
  test('a decision of another user is kept and told, and this user’s is not sent [R-STATE-05, A-203]', async () => {
    const testConsole = await openQueue(IDENTITIES);
    const { user, backend, pass, rows } = testConsole;
    await user.keyboard('1');
    backend.db.of(matchingUserTable).update(128, { confirmed: false });
    pass(UNDO_PERIOD);
    await screen.findByText('「木村 翔太」はすでに対応済みでした。');
    await within(rows()[0] as HTMLElement).findByText('却下');
    expect([sentDecisions(testConsole), evidenceName()]).toEqual([[], '池田 悠人']);
  });

  test.each([
    [
      IDENTITIES,
      '1',
      (backend: Backend, id: number) => backend.db.of(matchingUserTable).update(id, { confirmed: false }),
    ],
    [
      REPORTS,
      'a',
      (backend: Backend, id: number) => backend.db.of(reportTable).update(id, { approved: true, read: true }),
    ],
  ] as const)(
    'a decision of another user is told where the tab of %s shows the waiting records alone',
    async (path, key, decide) => {
      const testConsole = await openQueue(`${path}?state=waiting`);
      const { user, backend, pass } = testConsole;
      const [id = 0] = listedIds(testConsole, path === REPORTS ? 'view' : 'edit');
      await user.keyboard(key);
      decide(backend, id);
      pass(UNDO_PERIOD);
      await screen.findByText(/はすでに対応済みでした。$/);
      expect([sentDecisions(testConsole).filter((sent) => !sent.endsWith(' 400')), undoButton()]).toEqual([
        [],
        null,
      ]);
    },
  );

  test('a report that another user approved first is told, and its row shows it [R-STATE-02]', async () => {
    const testConsole = await openQueue(REPORTS);
    const { user, backend, pass } = testConsole;
    const [id = 0] = listedIds(testConsole, 'view');
    await user.keyboard('a');
    backend.db.of(reportTable).update(id, { approved: true, read: true });
    pass(UNDO_PERIOD);
    await screen.findByText(/はすでに対応済みでした。$/);
    await waitFor(() => expect(rowStates(testConsole)[0]).toBe('承認済み'));
    expect(undoButton()).toBeNull();
  });

  test('a new report joins the list, and the report that is being read stays open [R-SCR-16]', async () => {
    const { backend, pass, rows } = await openQueue(REPORTS);
    const name = evidenceName();
    await createRemoteEvents(backend).sendReport('akashi');
    pass(POLLING_INTERVAL);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('知らない人から何度も連絡が来て'));
    const row = rows()[1];
    expect([evidenceName(), row?.className, row?.ariaCurrent]).toEqual([name, 'unread opens', 'true']);
  });
});

describe('leaving the page', () => {
  test('a page that is left sends its decisions at once', async () => {
    const testConsole = await openQueue(IDENTITIES);
    await testConsole.user.keyboard('1');
    await leavePage(testConsole);
    await screen.findByRole('heading', { name: '募集一覧', level: 1 });
    expect(sentDecisions(testConsole)).toEqual(['users/128/confirm/ {"confirmed":true,"gender":"male"} 200']);
  });

  test('a decision that fails keeps the page until the user leaves without it', async () => {
    const testConsole = await openQueue(IDENTITIES, { fault: 'POST /api/users/*/confirm/ offline' });
    await testConsole.user.keyboard('1');
    await leavePage(testConsole);
    const confirmation = await screen.findByRole('alertdialog', { name: '送信できていない判断があります' });
    // the words about a slow sending come no more
    testConsole.pass(1_000);
    expect(screen.getByRole('alertdialog', { name: '送信できていない判断があります' })).toBe(confirmation);
    await testConsole.user.click(within(confirmation).getByRole('button', { name: 'このページに残る' }));
    expect(screen.getByText('送信できませんでした。')).toBeTruthy();
    await leavePage(testConsole);
    await testConsole.user.click(await screen.findByRole('button', { name: '送信せずに移動' }));
    await screen.findByRole('heading', { name: '募集一覧', level: 1 });
  });

  test('a request that hangs does not hold the user', async () => {
    const testConsole = await openQueue(IDENTITIES, { fault: 'POST /api/users/*/confirm/ hang' });
    await testConsole.user.keyboard('1');
    await leavePage(testConsole);
    testConsole.pass(1_000);
    await screen.findByRole('alertdialog', { name: '判断を送信しています' });
    await testConsole.user.click(screen.getByRole('button', { name: '送信せずに移動' }));
    await screen.findByRole('heading', { name: '募集一覧', level: 1 });
  });

  test('the browser asks before it closes the window, and everything is sent meanwhile', async () => {
    const testConsole = await openQueue(IDENTITIES);
    await testConsole.user.keyboard('1');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await waitFor(() => expect(sentDecisions(testConsole)).toHaveLength(1));
  });
});

describe('the list beside the record', () => {
  test('when a page of waiting people is decided, the next people follow', async () => {
    const testConsole = await openQueue(`${IDENTITIES}?state=waiting`);
    const { user, pass, rows } = testConsole;
    const firstIds = listedIds(testConsole, 'edit');
    for (const id of firstIds) {
      await waitFor(() => expect(evidence()).toBeTruthy());
      await user.keyboard('r');
      expect(id).toBeGreaterThan(0);
    }
    await screen.findByText('このページはすべて対応しました。送信が終わると、続きが開きます。');
    await user.click(screen.getByRole('button', { name: '今すぐ送信' }));
    await waitFor(() => expect(rows()).toHaveLength(18));
    expect(listedIds(testConsole, 'edit').filter((id) => firstIds.includes(id))).toEqual([]);
    await waitFor(() => expect(verdictButtons()).toHaveLength(4));
    pass(UNDO_PERIOD);
    expect(sentDecisions(testConsole)).toHaveLength(20);
  });

  test('the tabs show who waits and who is done, in the address [A-281]', async () => {
    const { user, address, rows, calls } = await openQueue(`${IDENTITIES}?edit=128`);
    await user.click(screen.getByRole('link', { name: '済み' }));
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/確認済み|却下/));
    expect([address(), calls().findLast((call) => call.includes('waiting='))]).toEqual([
      `${IDENTITIES}?state=done`,
      expect.stringContaining('waiting=false'),
    ]);
  });

  test('the reports that nobody has read are a list of their own [A-281]', async () => {
    const testConsole = await openQueue(`${REPORTS}?state=waiting`);
    expect([
      new Set(rowStates(testConsole)),
      testConsole.calls().find((call) => call.includes('read=false')),
    ]).toEqual([new Set(['未読']), expect.stringContaining('/api/matching/list_report/')]);
  });

  test('the address of a decided person opens, whatever the tab shows', async () => {
    const { backend, unmount } = await renderConsole(IDENTITIES);
    const decidedPerson = firstDecided(backend);
    unmount();
    const testConsole = await renderConsole(`${IDENTITIES}?state=waiting&edit=${decidedPerson.id}`);
    await waitFor(() => expect(evidenceName()).toBe(decidedPerson.name));
    expect(testConsole.rows().every((row) => row.textContent?.includes('未確認'))).toBe(true);
    expect(screen.queryByRole('group', { name: '判断' })).toBeNull();
  });

  test('a click on a row opens its record, J and K open its neighbours, and the list can stand alone', async () => {
    const testConsole = await openQueue(IDENTITIES);
    const { user, rows, address } = testConsole;
    const [first, second, third] = listedIds(testConsole, 'edit');
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

  test('an empty queue says that everything is decided', async () => {
    await renderConsole(REPORTS, { seed: 'empty' });
    await screen.findByText('すべて対応済みです。');
    expect(remainingText()).toBe('残り 0件');
  });
});

test.each(['buttons', 'keys'])(
  'a document is enlarged and turned where it stands, by %s [R-SCR-18]',
  async (by) => {
    const { user } = await openQueue(IDENTITIES);
    const press = (name: string, key: string) =>
      by === 'keys' ? user.keyboard(key) : user.click(screen.getByRole('button', { name }));
    await press('書類を拡大', '+');
    await press('書類を回転', 't');
    expect([
      screen.getByText('150%').tagName,
      documentImage().style.rotate,
      documentImage().className,
    ]).toEqual(['OUTPUT', '90deg', 'turned']);
    await press('書類を縮小', '-');
    const shrinkButton = screen.getByRole('button', { name: '書類を縮小' });
    expect([shrinkButton.ariaDisabled, shrinkButton === document.activeElement]).toEqual([
      'true',
      by === 'buttons',
    ]);
    await press('書類を縮小', '-');
    expect(screen.getByText('100%').tagName).toBe('OUTPUT');
  },
);

const firstDecided = ({ db }: Backend) => {
  const [row] = db
    .of(matchingUserTable)
    .list({ filter: ({ confirmed }) => confirmed === true, limit: 1 }).rows;
  if (!row) throw new Error('everybody waits');
  return row;
};

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { UNDO_PERIOD } from '#domain/base/limits';
import { reserveTable } from '#mocks/backend/tables/offers/reserves';
import { matchingUserTable, reportTable } from '#mocks/backend/tables/recruitment/matching';
import { addFault } from '../open-console';
import { renderConsole } from '../views/render-console';
import { detailTexts } from '../views/whole-record';

const FIREBASE = { apiKey: 'demo-key', projectId: 'demo-console' };
/** The account of the role Administrator. */
const ADMINISTRATOR = 1;
const CHAT_TIMEOUT = { timeout: 15_000 };

beforeAll(() => import('#api/messaging/firestore-chat'), 60_000);
afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
});

type RenderedConsole = Awaited<ReturnType<typeof renderConsole>>;

const taskLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('.tasks-list a')];
const taskKeyOf = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('open') ?? '';
const idOf = (key: string) => Number(key.split('-')[1]);
const openKey = () =>
  taskLinks()
    .filter(({ ariaCurrent }) => ariaCurrent === 'true')
    .map(taskKeyOf)[0];
const evidencePane = () => document.querySelector('.evidence');
const kindCounts = () =>
  [...document.querySelectorAll('.tasks-kinds a')].map(({ textContent }) => textContent);

/** The decisions that reached the backend, as they were sent. */
const sentDecisions = ({ backend }: RenderedConsole) =>
  backend.log.entries().flatMap(({ method, url, requestBody, status }) => {
    const path = new URL(url).pathname.replace(/^\/api-root/, '');
    const isDecision = /\/(confirm|read|approve_report|accept|cancel|approve_cancel)\/$/.test(path);
    return method === 'POST' && isDecision ? `${path} ${JSON.stringify(requestBody)} ${status}` : [];
  });

/** Leaves 6 identities, 5 reports, 4 reservations and 2 cancellations waiting, beside the 3 unread rooms. */
function leaveTwentyTasks({ backend: { db } }: RenderedConsole) {
  const [users, reports, reserves] = [db.of(matchingUserTable), db.of(reportTable), db.of(reserveTable)];
  const waiting = users.list({ filter: ({ confirmed }) => confirmed == null, sort: 'id' }).rows;
  for (const { id } of waiting.slice(6)) users.update(id, { confirmed: true });
  const unread = reports.list({ filter: ({ read }) => !read, sort: '-id' }).rows;
  for (const { id } of unread.slice(5)) reports.update(id, { read: true });
  for (const [status, count] of [
    ['waiting', 4],
    ['waiting_for_cancellation', 2],
  ] as const) {
    const rows = reserves.list({ city: 'akashi', filter: (row) => row.status === status, sort: 'date' }).rows;
    for (const { id } of rows.slice(count)) reserves.update(id, { status: 'accepted' });
  }
}

test('twenty tasks of five kinds, by keyboard alone: undo, a failure and a second moderator in the middle lose nothing and do nothing twice [A-344]', async () => {
  const rendered = await renderConsole('/akashi/dashboard', {
    city: 'akashi',
    config: { firebase: FIREBASE, ordering: true },
  });
  const { user, backend, pass } = rendered;
  leaveTwentyTasks(rendered);
  (await screen.findByRole('link', { name: '今日の窓口' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(
    () =>
      expect(kindCounts()).toEqual([
        'すべて 20',
        '本人確認 6',
        '募集通報 5',
        '予約 4',
        'キャンセル申請 2',
        'チャット 3',
      ]),
    CHAT_TIMEOUT,
  );
  await waitFor(() => expect(taskLinks()).toHaveLength(20));
  const chatLinks = taskLinks().filter((link) => taskKeyOf(link).startsWith('chat-'));
  expect(chatLinks.map(({ textContent }) => textContent)).toEqual([
    '中村 拓也チャット3日前',
    '井上 翔太チャット2日前',
    '清水 由美チャット14時間前',
  ]);
  const keys = taskLinks().map(taskKeyOf);
  const [identityKeys, reports] = ['identity-', 'report-'].map((kind) =>
    keys.filter((key) => key.startsWith(kind)),
  );
  const [undoneKey = '', takenKey = ''] = identityKeys?.slice(1) ?? [];
  const failingKey = reports?.at(-1) ?? '';
  const genderOf = (key: string) => backend.db.of(matchingUserTable).find(idOf(key))?.gender;
  /** The key of the answer to each task, and what the backend gets of it. */
  const answers = new Map(
    keys.map((key, index): [string, [pressed: string, sent: string]] => {
      const [kind, id] = [key.split('-')[0], idOf(key)];
      if (kind === 'report')
        return key === failingKey || index % 2 === 0
          ? [key, ['a', `/api/matching/${id}/approve_report/ null`]]
          : [key, ['m', `/api/matching/read/ {"ids":[${id}]}`]];
      if (kind === 'reserve') return [key, ['a', `/akashi/api/reserves/${id}/accept/ null`]];
      if (kind === 'cancellation')
        return index % 2 === 0
          ? [key, ['a', `/akashi/api/reserves/${id}/approve_cancel/ null`]]
          : [key, ['r', `/akashi/api/reserves/${id}/accept/ null`]];
      if (key === takenKey) return [key, ['r', '']];
      const gender = genderOf(key);
      const sent = `/api/users/${id}/confirm/ {"confirmed":true,"gender":"${gender}"}`;
      return [key, [gender === 'male' ? '1' : '2', kind === 'chat' ? '' : sent]];
    }),
  );
  addFault(backend, `POST /api/matching/${idOf(failingKey)}/approve_report/ 500 x1`);

  /** Presses a key and waits for the next task. */
  const answerTask = async (key: string, pressed: string) => {
    await waitFor(() => expect(openKey()).toBe(key));
    await user.keyboard(pressed);
    await waitFor(() => expect(openKey()).not.toBe(key));
  };
  const chatFacts: Record<string, string>[] = [];
  const chatAndBack = async (key: string) => {
    await waitFor(() => expect(openKey()).toBe(key));
    chatFacts.push(detailTexts(evidencePane() as HTMLElement));
    await answerTask(key, 'a');
    await screen.findByRole('log', undefined, CHAT_TIMEOUT);
    // leaving has sent what was held
    expect(screen.getByText(/はすでに対応済みでした。$/)).toBeTruthy();
    const room = `Users/${ADMINISTRATOR}/Rooms/${key.replace('chat-', '')}`;
    await waitFor(() => expect(backend.firebase.documents.read(room)?.unread).toBe(0), CHAT_TIMEOUT);
    screen.getByRole('link', { name: '今日の窓口へ戻る' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(taskLinks().map(taskKeyOf)).not.toContain(key), CHAT_TIMEOUT);
  };
  for (const key of keys) {
    if (key.startsWith('chat-')) {
      await chatAndBack(key);
      continue;
    }
    if (key === undoneKey) {
      await answerTask(key, 'r');
      await user.keyboard('z');
    }
    await answerTask(key, answers.get(key)?.[0] ?? '');
    // another moderator is faster
    if (key === takenKey)
      backend.db.of(matchingUserTable).update(idOf(key), { confirmed: true, gender: 'other' });
  }
  expect(evidencePane()?.textContent).toContain('すべて対応しました。送信されるまでは元に戻せます。');
  pass(UNDO_PERIOD);
  const retryButton = await screen.findByRole('button', { name: 'もう一度送信' });
  await waitFor(() => expect(kindCounts()[0]).toBe('すべて 1'));
  expect([openKey(), evidencePane()?.textContent]).toEqual([
    failingKey,
    expect.stringContaining('送信できませんでした。'),
  ]);
  retryButton.focus();
  await user.keyboard('{Enter}');

  await screen.findByText('今日の対応はすべて終わりました。19件');
  expect(chatFacts).toEqual([
    {
      最新のメッセージ: 'あかし市民広場の駐車場は使えますか。',
      最新の日時: '03/28(土) 16:07',
      未読: '未読2件',
    },
    {
      最新のメッセージ: 'パピオスあかしの駐車場は使えますか。',
      最新の日時: '03/30(月) 02:37',
      未読: '未読1件',
    },
    {
      最新のメッセージ: 'パピオスあかしの駐車場は使えますか。',
      最新の日時: '03/31(火) 19:00',
      未読: '未読3件',
    },
  ]);
  expect(kindCounts()).toEqual([
    'すべて 0',
    '本人確認 0',
    '募集通報 0',
    '予約 0',
    'キャンセル申請 0',
    'チャット 0',
  ]);
  const sent = [...answers.values()].flatMap(([, call]) => (call ? `${call} 200` : []));
  const refused = `/api/matching/${idOf(failingKey)}/approve_report/ null 500`;
  expect(sentDecisions(rendered).toSorted()).toEqual([...sent, refused].toSorted());
  const storedDecision = (key: string) => {
    const { db } = backend;
    if (key.startsWith('identity-')) {
      const person = db.of(matchingUserTable).find(idOf(key));
      return [person?.confirmed, person?.gender];
    }
    if (!key.startsWith('report-')) return [db.of(reserveTable).find(idOf(key))?.status];
    const report = db.of(reportTable).find(idOf(key));
    return [report?.read, report?.approved];
  };
  const expectedDecision = (key: string) => {
    const [pressed] = answers.get(key) ?? [];
    if (key === takenKey) return [true, 'other'];
    if (key.startsWith('identity-')) return [true, pressed === '1' ? 'male' : 'female'];
    if (key.startsWith('report-')) return [true, pressed === 'a'];
    return [key.startsWith('cancellation-') && pressed === 'a' ? 'cancelled' : 'accepted'];
  };
  const decidedKeys = keys.filter((key) => !key.startsWith('chat-'));
  expect(decidedKeys.map((key) => [key, storedDecision(key)])).toEqual(
    decidedKeys.map((key) => [key, expectedDecision(key)]),
  );
});

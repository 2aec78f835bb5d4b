import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { proposedExpectations } from '#mocks/harness/recorder/expectations';
import { playOfRecording } from '#mocks/harness/recorder/play-of-recording';
import { lastActions, lastRecording, type Recording } from '#mocks/harness/recorder/recording';
import { testFile, testFileName } from '#mocks/harness/recorder/test-file';
import { testLines } from '#mocks/harness/recorder/test-lines';
import type { Seen } from '#mocks/harness/report/seen';
import type { Step } from '#mocks/harness/report/step';
import { parses } from '../../../../scripts/mutants/removable-lines.mjs';
import { NINE, SEEN, step } from './recorded-step';

const button = (name: string): Step['target'] => ({ role: 'button', name });
const press = (name: string, parts: Partial<Step> = {}) =>
  step('press', name, { target: button(name), seen: SEEN, ...parts });
const call = (method = 'GET') => step('call', `${method} /:city/notifications/`, { value: '200' });
const CONFIRMING: Seen = { ...SEEN, dialogs: [{ role: 'alertdialog', name: '削除しますか？' }] };
const COUPONS: Seen = { ...SEEN, address: '/akashi/coupon', heading: 'クーポン', toasts: ['削除しました。'] };
const LINK = '/akashi/notification#qa?role=Administrator&city=akashi&firebase=off';

/** The text of the test between its first and its last line. */
function written(recording: Partial<Recording>, removed: readonly string[] = [], root = '/') {
  const whole = { start: LINK, steps: [], end: null, isStale: false, ...recording };
  const screens = testLines(whole, root);
  return testFile({ title: '予約', at: NINE, screens, removed: new Set(removed), isStale: whole.isStale });
}
const bodyOf = (text: string) =>
  text
    .split('\n')
    .slice(4, -2)
    .map((line) => line.trim());

describe('A-312 what changed on the page is proposed as an expectation', () => {
  test.each<[string, Seen, Seen, string[]]>([
    ['nothing', SEEN, SEEN, []],
    [
      'a dialog that opens',
      CONFIRMING,
      SEEN,
      ["expect(page.getByRole('alertdialog', { name: '削除しますか？', exact: true })).toBeVisible()"],
    ],
    [
      'a dialog that closes',
      SEEN,
      CONFIRMING,
      ["expect(page.getByRole('alertdialog', { name: '削除しますか？', exact: true })).toBeHidden()"],
    ],
    [
      'a message',
      { ...SEEN, toasts: ['1件(済)'] },
      SEEN,
      ['expect(toasts.filter({ hasText: /^1件\\(済\\)$/ })).toHaveCount(1)'],
    ],
    [
      'an address and a heading',
      { ...COUPONS, toasts: [] },
      SEEN,
      [
        "expect(page).toHaveURL('/akashi/coupon')",
        "expect(page.getByRole('heading', { level: 1 })).toHaveText('クーポン')",
      ],
    ],
    ['the number of rows', { ...SEEN, rows: 2 }, SEEN, ['expect(records.rows).toHaveCount(2)']],
    ['a page without heading and list', { ...SEEN, heading: '', rows: null }, SEEN, []],
  ])('%s', (_, now, before, codes) => {
    expect(proposedExpectations(now, before, '/').map(({ code }) => code)).toEqual(codes);
  });
});

const keys = (recording: Partial<Recording>) =>
  testLines({ start: LINK, steps: [], end: null, isStale: false, ...recording }, '/').flatMap(({ lines }) =>
    lines.map(({ key }) => key),
  );

describe('A-312 a recording as a file of a test', () => {
  test('it opens the link, does the steps screen by screen, and waits for lists that are loaded', () => {
    const steps = [
      press('削除'),
      press('削除する', { seen: CONFIRMING }),
      call('DELETE'),
      press('戻る', { seen: COUPONS }),
      call(),
    ];
    const end = { ...SEEN, rows: 19 };
    expect(written({ steps, end })).toBe(`import { expect, test } from './fixtures';

test('予約 [2026-04-01]', async ({ open, page, records, toasts }) => {
  await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });
  await test.step('プッシュ通知', async () => {
    await records.settled();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('プッシュ通知');
    await expect(records.rows).toHaveCount(20);
    await page.getByRole('button', { name: '削除', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: '削除しますか？', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '削除する', exact: true }).click();
  });
  await test.step('クーポン', async () => {
    await records.settled();
    await expect(page.getByRole('alertdialog', { name: '削除しますか？', exact: true })).toBeHidden();
    await expect(toasts.filter({ hasText: /^削除しました。$/ })).toHaveCount(1);
    await expect(page).toHaveURL('/akashi/coupon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('クーポン');
    await page.getByRole('button', { name: '戻る', exact: true }).click();
  });
  await test.step('プッシュ通知', async () => {
    await records.settled();
    await expect(page).toHaveURL('/akashi/notification');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('プッシュ通知');
    await expect(records.rows).toHaveCount(19);
  });
});
`);
  });

  test('it imports pictures, and has the fixtures that its statements use, not those that texts name', () => {
    const file = step('file', '写真', { value: '祭.png (5 B)', target: button('写真') });
    expect(written({ steps: [press('open panel records toasts', { seen: undefined })] }).split('\n')[2]).toBe(
      "test('予約 [2026-04-01]', async ({ open, page }) => {",
    );
    expect(
      written({ steps: [file] })
        .split('\n')
        .slice(0, 2),
    ).toEqual(["import { expect, test } from './fixtures';", "import { picture } from './picture';"]);
  });

  test('a message of two lines is expected whole, on one line of a file that parses', () => {
    const message = '保存できません。\n通信を確認してください。';
    const file = written({ steps: [press('保存')], end: { ...SEEN, toasts: [message] } });
    const [expectation = ''] = bodyOf(file).filter((line) => line.includes('toasts'));
    expect(expectation).toBe(
      'await expect(toasts.filter({ hasText: /^保存できません。\\s+通信を確認してください。$/ })).toHaveCount(1);',
    );
    expect(parses('recorded.spec.ts', file)).toBe(true);
    const pattern = runInNewContext(/hasText: (.*) \}/.exec(expectation)?.[1] ?? '') as RegExp;
    const texts = [message, '保存できません。', `${message}\n以上`];
    expect(texts.filter((text) => pattern.test(text))).toEqual([message]);
  });

  test('a stopped clock is moved on as in the recording; a running one runs', () => {
    const later = press('保存', { at: NINE + 1_200, seen: undefined });
    const muchLater = press('送信', { at: NINE + 3_600_000, seen: undefined });
    const lines = (now: string) =>
      bodyOf(written({ start: `${LINK}&now=${encodeURIComponent(now)}`, steps: [later, muchLater] }));
    const [save, send] = ['保存', '送信'].map(
      (name) => `await page.getByRole('button', { name: '${name}', exact: true }).click();`,
    );
    const long = '// Here the stopped clock was moved on by more than a minute.';
    expect(lines('2026-04-01T09:00:00+09:00;paused')).toEqual([
      'await panel.pass(2);',
      'await panel.close();',
      save,
      long,
      send,
    ]);
    expect(lines('2026-04-01T09:00:00+09:00')).toEqual([save, send]);
  });

  test('lines can be taken out, and comments name what is weak, missing or stale', () => {
    const steps = [
      press('次へ', { target: { role: 'button', name: '次へ', nth: 1 }, seen: undefined }),
      press('絵\n二行', { target: undefined, seen: undefined }),
      press('保存', { seen: undefined }),
    ];
    const text = [
      '// Rows were written before the first step; this test does not write them.',
      "await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });",
      '// Weak: this element is found by its position alone.',
      "await page.getByRole('button', { name: '次へ', exact: true }).nth(1).click();",
      '// Not recorded as a line, because no role and name find the element again: press 絵 二行',
    ];
    expect(
      written({ steps, isStale: true }, ['2'])
        .split('\n')
        .slice(3, -2)
        .map((line) => line.trim()),
    ).toEqual(text);
  });

  test('a screen without lines has no step, and the expectations of the tester are lines as well', () => {
    const steps = [step('expectRows', '', { value: '20', seen: SEEN }), press('戻る', { seen: COUPONS })];
    const screens = testLines({ start: LINK, steps, end: null, isStale: false }, '/');
    const removed = screens[1]?.lines.map(({ key }) => key) ?? [];
    expect(screens.map(({ title, lines }) => [title, lines.map(({ kind }) => kind)])).toEqual([
      ['', ['action']],
      ['プッシュ通知', ['wait', 'expectation', 'expectation', 'expectation']],
      ['クーポン', ['expectation', 'expectation', 'expectation', 'action']],
    ]);
    expect(bodyOf(written({ steps }, removed))[0]).toBe("await test.step('クーポン', async () => {");
  });

  test('the keys of lines stay while the recording goes on', () => {
    const running = keys({ steps: [press('削除')], end: CONFIRMING });
    expect(keys({ steps: [press('削除'), press('削除する', { seen: CONFIRMING })] })).toEqual([
      ...running,
      '1',
    ]);
  });

  test('the name of the file has no characters that file systems refuse', () => {
    expect(testFileName('予約/一覧: "1件"')).toBe('recorded-予約-一覧-1件-.spec.ts');
  });
});

describe('A-313 the steps of a recording', () => {
  const begin = step('startRecording', '', { value: LINK });
  const stop = step('stopRecording', '', { seen: COUPONS });

  test('the last recording counts, and its end is what the tester saw then', () => {
    const steps = [begin, press('古い'), stop, begin, press('保存'), stop, press('後')];
    expect(lastRecording(steps, SEEN)).toEqual({
      recording: { start: LINK, steps: [press('保存')], end: COUPONS, isStale: false },
      isRunning: false,
      isLost: false,
    });
    expect(lastRecording([begin, press('保存')], SEEN)).toEqual({
      recording: { start: LINK, steps: [press('保存')], end: SEEN, isStale: false },
      isRunning: true,
      isLost: false,
    });
    const none = { recording: null, isRunning: false };
    expect(lastRecording([press('保存')], SEEN)).toEqual({ ...none, isLost: false });
    expect(lastRecording([press('保存'), stop], SEEN)).toEqual({ ...none, isLost: true });
    expect(lastRecording([{ ...begin, name: 'writes' }], SEEN).recording?.isStale).toBe(true);
  });

  const opened = step('open', '/akashi/notification', { value: 'navigate' });
  const wrote = step('call', 'DELETE /', {
    writes: [{ table: 'news', scope: '', id: 1, before: null, after: null }],
  });

  test('the last actions begin with the link of the tab, or at the address of the first of them', () => {
    const steps = [opened, call(), press('削除'), wrote, press('保存', { seen: COUPONS }), begin, call()];
    const from = { start: LINK, now: SEEN };
    expect(lastActions(steps, 9, from)).toEqual({
      start: LINK,
      steps: [opened, call(), press('削除'), wrote, press('保存', { seen: COUPONS }), call()],
      end: SEEN,
      isStale: false,
    });
    const hash = LINK.slice(LINK.indexOf('#'));
    expect(lastActions(steps, 1, from)).toEqual({
      start: `/akashi/coupon${hash}`,
      steps: [press('保存', { seen: COUPONS }), call()],
      end: SEEN,
      isStale: true,
    });
    expect(lastActions(steps, 2, from)).toMatchObject({ start: LINK, isStale: false });
    expect([lastActions(steps, 1, { start: null, now: SEEN }), lastActions([call()], 1, from)]).toEqual([
      null,
      null,
    ]);
  });

  test('a recording that begins with the opening of its page opens it once', () => {
    expect(bodyOf(written({ steps: [opened, press('保存', { seen: undefined })] }))).toEqual([
      "await page.getByRole('button', { name: '保存', exact: true }).click();",
    ]);
  });

  test('it plays from its beginning to its end, without the removed lines and the notes of the tester', () => {
    const steps = [
      press('削除'),
      step('expectRows', '', { value: '20' }),
      call(),
      press('保存'),
      press('送信'),
    ];
    const { link, play } = playOfRecording(
      '予約',
      { start: LINK, steps, end: null, isStale: false },
      new Set(['0']),
    );
    expect(play).toMatchObject({ title: '予約', index: 0, failingStep: 2, stopsBefore: 2, isPaused: false });
    expect(play.steps.map(({ name, answered }) => [name, answered])).toEqual([
      ['保存', ['GET /:city/notifications/']],
      ['送信', undefined],
    ]);
    expect(link).toContain('/akashi/notification#qa?role=Administrator&city=akashi');
    expect(new URLSearchParams(link.split('?')[1]).get('now')).toBe('2026-04-01T09:00:00+09:00');
  });
});

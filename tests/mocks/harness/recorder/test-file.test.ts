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
import { NINE_OCLOCK, SEEN, step } from './recorded-step';

const buttonTarget = (name: string): Step['target'] => ({ role: 'button', name });
const pressStep = (name: string, parts: Partial<Step> = {}) =>
  step('press', name, { target: buttonTarget(name), seen: SEEN, ...parts });
const callStep = (method = 'GET') => step('call', `${method} /:city/notifications/`, { value: '200' });
const SEEN_CONFIRMATION: Seen = { ...SEEN, dialogs: [{ role: 'alertdialog', name: '削除しますか？' }] };
const SEEN_COUPONS: Seen = {
  ...SEEN,
  address: '/akashi/coupon',
  heading: 'クーポン',
  toasts: ['削除しました。'],
};
const LINK = '/akashi/notification#qa?role=Administrator&city=akashi&firebase=off';

/** The text of the test between its first and its last line. */
function fileOfRecording(recording: Partial<Recording>, removed: readonly string[] = [], root = '/') {
  const fullRecording = { start: LINK, steps: [], end: null, isStale: false, ...recording };
  const screens = testLines(fullRecording, root);
  return testFile({
    title: '予約',
    at: NINE_OCLOCK,
    screens,
    removed: new Set(removed),
    isStale: fullRecording.isStale,
  });
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
      SEEN_CONFIRMATION,
      SEEN,
      ["expect(page.getByRole('alertdialog', { name: '削除しますか？', exact: true })).toBeVisible()"],
    ],
    [
      'a dialog that closes',
      SEEN,
      SEEN_CONFIRMATION,
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
      { ...SEEN_COUPONS, toasts: [] },
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

const lineKeys = (recording: Partial<Recording>) =>
  testLines({ start: LINK, steps: [], end: null, isStale: false, ...recording }, '/').flatMap(({ lines }) =>
    lines.map(({ key }) => key),
  );

describe('A-312 a recording as a file of a test', () => {
  test('the test file opens the link, does the steps screen by screen, and waits for lists that are loaded', () => {
    const steps = [
      pressStep('削除'),
      pressStep('削除する', { seen: SEEN_CONFIRMATION }),
      callStep('DELETE'),
      pressStep('戻る', { seen: SEEN_COUPONS }),
      callStep(),
    ];
    const end = { ...SEEN, rows: 19 };
    expect(fileOfRecording({ steps, end })).toBe(`import { expect, test } from './fixtures';

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

  test('the test file imports pictures, and has the fixtures that its statements use, not those that texts name', () => {
    const file = step('file', '写真', { value: '祭.png (5 B)', target: buttonTarget('写真') });
    expect(
      fileOfRecording({ steps: [pressStep('open panel records toasts', { seen: undefined })] }).split(
        '\n',
      )[2],
    ).toBe("test('予約 [2026-04-01]', async ({ open, page }) => {");
    expect(
      fileOfRecording({ steps: [file] })
        .split('\n')
        .slice(0, 2),
    ).toEqual(["import { expect, test } from './fixtures';", "import { picture } from './picture';"]);
  });

  test('a message of two lines is expected whole, on one line of a file that parses', () => {
    const message = '保存できません。\n通信を確認してください。';
    const file = fileOfRecording({ steps: [pressStep('保存')], end: { ...SEEN, toasts: [message] } });
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
    const later = pressStep('保存', { at: NINE_OCLOCK + 1_200, seen: undefined });
    const muchLater = pressStep('送信', { at: NINE_OCLOCK + 3_600_000, seen: undefined });
    const lines = (now: string) =>
      bodyOf(fileOfRecording({ start: `${LINK}&now=${encodeURIComponent(now)}`, steps: [later, muchLater] }));
    const [save, send] = ['保存', '送信'].map(
      (name) => `await page.getByRole('button', { name: '${name}', exact: true }).click();`,
    );
    const longWaitComment = '// Here the stopped clock was moved on by more than a minute.';
    expect(lines('2026-04-01T09:00:00+09:00;paused')).toEqual([
      'await panel.pass(2);',
      'await panel.close();',
      save,
      longWaitComment,
      send,
    ]);
    expect(lines('2026-04-01T09:00:00+09:00')).toEqual([save, send]);
  });

  test('lines can be taken out, and comments name what is weak, missing or stale', () => {
    const steps = [
      pressStep('次へ', { target: { role: 'button', name: '次へ', nth: 1 }, seen: undefined }),
      pressStep('絵\n二行', { target: undefined, seen: undefined }),
      pressStep('保存', { seen: undefined }),
    ];
    const text = [
      '// Rows were written before the first step; this test does not write them.',
      "await open('/akashi/notification', { role: 'Administrator', city: 'akashi' });",
      '// Weak: this element is found by its position alone.',
      "await page.getByRole('button', { name: '次へ', exact: true }).nth(1).click();",
      '// Not recorded as a line, because no role and name find the element again: press 絵 二行',
    ];
    expect(
      fileOfRecording({ steps, isStale: true }, ['2'])
        .split('\n')
        .slice(3, -2)
        .map((line) => line.trim()),
    ).toEqual(text);
  });

  test('a screen without lines has no step, and the expectations of the tester are lines as well', () => {
    const steps = [
      step('expectRows', '', { value: '20', seen: SEEN }),
      pressStep('戻る', { seen: SEEN_COUPONS }),
    ];
    const screens = testLines({ start: LINK, steps, end: null, isStale: false }, '/');
    const removed = screens[1]?.lines.map(({ key }) => key) ?? [];
    expect(screens.map(({ title, lines }) => [title, lines.map(({ kind }) => kind)])).toEqual([
      ['', ['action']],
      ['プッシュ通知', ['wait', 'expectation', 'expectation', 'expectation']],
      ['クーポン', ['expectation', 'expectation', 'expectation', 'action']],
    ]);
    expect(bodyOf(fileOfRecording({ steps }, removed))[0]).toBe("await test.step('クーポン', async () => {");
  });

  test('the keys of lines stay while the recording goes on', () => {
    const keysWhileRunning = lineKeys({ steps: [pressStep('削除')], end: SEEN_CONFIRMATION });
    expect(
      lineKeys({ steps: [pressStep('削除'), pressStep('削除する', { seen: SEEN_CONFIRMATION })] }),
    ).toEqual([...keysWhileRunning, '1']);
  });

  test('the name of the file has no characters that file systems refuse', () => {
    expect(testFileName('予約/一覧: "1件"')).toBe('recorded-予約-一覧-1件-.spec.ts');
  });
});

describe('A-313 the steps of a recording', () => {
  const beginStep = step('startRecording', '', { value: LINK });
  const stopStep = step('stopRecording', '', { seen: SEEN_COUPONS });

  test('the last recording counts, and its end is what the tester saw then', () => {
    const steps = [
      beginStep,
      pressStep('古い'),
      stopStep,
      beginStep,
      pressStep('保存'),
      stopStep,
      pressStep('後'),
    ];
    expect(lastRecording(steps, SEEN)).toEqual({
      recording: { start: LINK, steps: [pressStep('保存')], end: SEEN_COUPONS, isStale: false },
      isRunning: false,
      isLost: false,
    });
    expect(lastRecording([beginStep, pressStep('保存')], SEEN)).toEqual({
      recording: { start: LINK, steps: [pressStep('保存')], end: SEEN, isStale: false },
      isRunning: true,
      isLost: false,
    });
    const noRecording = { recording: null, isRunning: false };
    expect(lastRecording([pressStep('保存')], SEEN)).toEqual({ ...noRecording, isLost: false });
    expect(lastRecording([pressStep('保存'), stopStep], SEEN)).toEqual({ ...noRecording, isLost: true });
    expect(lastRecording([{ ...beginStep, name: 'writes' }], SEEN).recording?.isStale).toBe(true);
  });

  const openStep = step('open', '/akashi/notification', { value: 'navigate' });
  const writeStep = step('call', 'DELETE /', {
    writes: [{ table: 'news', scope: '', id: 1, before: null, after: null }],
  });

  test('the last actions begin with the link of the tab, or at the address of the first of them', () => {
    const steps = [
      openStep,
      callStep(),
      pressStep('削除'),
      writeStep,
      pressStep('保存', { seen: SEEN_COUPONS }),
      beginStep,
      callStep(),
    ];
    const source = { start: LINK, now: SEEN };
    expect(lastActions(steps, 9, source)).toEqual({
      start: LINK,
      steps: [
        openStep,
        callStep(),
        pressStep('削除'),
        writeStep,
        pressStep('保存', { seen: SEEN_COUPONS }),
        callStep(),
      ],
      end: SEEN,
      isStale: false,
    });
    const hash = LINK.slice(LINK.indexOf('#'));
    expect(lastActions(steps, 1, source)).toEqual({
      start: `/akashi/coupon${hash}`,
      steps: [pressStep('保存', { seen: SEEN_COUPONS }), callStep()],
      end: SEEN,
      isStale: true,
    });
    expect(lastActions(steps, 2, source)).toMatchObject({ start: LINK, isStale: false });
    expect([lastActions(steps, 1, { start: null, now: SEEN }), lastActions([callStep()], 1, source)]).toEqual(
      [null, null],
    );
  });

  test('a recording that begins with the opening of its page opens it once', () => {
    expect(bodyOf(fileOfRecording({ steps: [openStep, pressStep('保存', { seen: undefined })] }))).toEqual([
      "await page.getByRole('button', { name: '保存', exact: true }).click();",
    ]);
  });

  test('a recording plays from its beginning to its end, without the removed lines and the notes of the tester', () => {
    const steps = [
      pressStep('削除'),
      step('expectRows', '', { value: '20' }),
      callStep(),
      pressStep('保存'),
      pressStep('送信'),
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

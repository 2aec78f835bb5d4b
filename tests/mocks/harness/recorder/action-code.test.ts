import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { actionCode } from '#mocks/harness/recorder/action-code';
import { code, exactCode, patternCode } from '#mocks/harness/recorder/code';
import { openCode } from '#mocks/harness/recorder/scenario-code';
import type { Step } from '#mocks/harness/report/step';
import { SEEN, step } from './recorded-step';

const fieldTarget = (role: string, name = '題名') => ({ target: { role, name } });
const recordTarget = { role: 'record', name: '花火' };

const searchCode = (within?: { role: string; name: string }, rows: number | null = 20) =>
  actionCode(
    step('type', '', {
      value: '祭',
      target: { role: 'searchbox', name: '検索', ...(within && { within }) },
      seen: { ...SEEN, rows },
    }),
    '/',
  )?.split('.fill')[0];

/** Texts that end a line, a string or a pattern, or that every object has as a field. */
const DIFFICULT_TEXTS = [
  'a\nb',
  'a\r\nb',
  'a\u2028b',
  'a\u2029b',
  "it's /a/ \\ ` $x",
  'constructor',
  '__proto__',
  'toString',
  "x}); y({ 'z",
];

test.each(DIFFICULT_TEXTS)(
  'a pattern and a string of any text are one line, and find the text: %j',
  (text) => {
    const pattern: unknown = runInNewContext(exactCode(text));
    const parts: unknown = runInNewContext(patternCode(text, text));
    expect(exactCode(text) + patternCode(text, text) + code(text)).not.toMatch(/[\n\r\u2028\u2029]/);
    expect([
      String(pattern).length > 2 && (pattern as RegExp).test(text),
      (parts as RegExp).test(text + text),
    ]).toEqual([true, true]);
    expect(runInNewContext(code(text))).toBe(text);
  },
);

test.each(DIFFICULT_TEXTS)('a link and a way with a foreign word are no code: %j', (text) => {
  const link = `/x#qa?role=none&firebase=off&${encodeURIComponent(text)}=1`;
  const open: unknown = runInNewContext(`(open) => ${openCode(link, '/')}`);
  const openedScenario = (open as (fixture: (path: string, scenario: object) => object) => object)(
    (_, scenario) => scenario,
  );
  expect(Object.entries(openedScenario)).toEqual([
    ['role', 'none'],
    [text, '1'],
  ]);
  expect(actionCode(step('open', '/akashi', { value: text }), '/')).toBe("page.goto('/akashi')");
});

describe('A-312 each step is one statement of a test', () => {
  test.each<[Step, string | null]>([
    [
      step('press', '保存', fieldTarget('button', '保存')),
      "page.getByRole('button', { name: '保存', exact: true }).click()",
    ],
    [
      step('type', '題名', { value: "It's", ...fieldTarget('textbox') }),
      `page.getByRole('textbox', { name: '題名', exact: true }).fill("It's")`,
    ],
    [
      step('type', 'パスワード', { value: '•••', ...fieldTarget('textbox', 'パスワード') }),
      "page.getByRole('textbox', { name: 'パスワード', exact: true }).fill('machi2026')",
    ],
    [
      step('choose', '対象', { value: '学校, 全員', ...fieldTarget('combobox', '対象') }),
      "page.getByRole('combobox', { name: '対象', exact: true }).selectOption({ label: '学校, 全員' })",
    ],
    [
      step('choose', '対象', { value: '学校, 全員', ...fieldTarget('listbox', '対象') }),
      "page.getByRole('listbox', { name: '対象', exact: true }).selectOption([{ label: '学校' }, { label: '全員' }])",
    ],
    [
      step('check', '固定', fieldTarget('checkbox', '固定')),
      "page.getByRole('checkbox', { name: '固定', exact: true }).check()",
    ],
    [
      step('uncheck', '固定', fieldTarget('checkbox', '固定')),
      "page.getByRole('checkbox', { name: '固定', exact: true }).uncheck()",
    ],
    [
      step('file', '写真', { value: '祭.png (5 B)', ...fieldTarget('button', '写真') }),
      "page.getByRole('button', { name: '写真', exact: true }).setInputFiles(picture('祭.png'))",
    ],
    [
      step('file', '写真', { value: '祭.png (5 B), 花火.png (70 B)', ...fieldTarget('button', '写真') }),
      "page.getByRole('button', { name: '写真', exact: true }).setInputFiles([picture('祭.png'), picture('花火.png')])",
    ],
    [
      step('key', 'Enter', fieldTarget('textbox')),
      "page.getByRole('textbox', { name: '題名', exact: true }).press('Enter')",
    ],
    [step('key', 'Ctrl+k'), "page.keyboard.press('Control+k')"],
    [step('key', ' '), "page.keyboard.press('Space')"],
    [step('open', '/akashi/coupon', { value: 'navigate' }), "page.goto('/akashi/coupon')"],
    [step('open', '/akashi/coupon', { value: 'back' }), 'page.goBack()'],
    [step('open', '/akashi/coupon', { value: 'back_forward' }), 'page.goBack()'],
    [step('open', '/akashi/coupon', { value: 'forward' }), 'page.goForward()'],
    [step('open', '/akashi/coupon', { value: 'reload' }), 'page.reload()'],
    [
      step('expectVisible', '祭り', fieldTarget('link', '祭り')),
      "expect(page.getByRole('link', { name: '祭り', exact: true })).toBeVisible()",
    ],
    [
      step('expectText', '状態', { value: '2件', ...fieldTarget('status', '状態') }),
      "expect(page.getByRole('status', { name: '状態', exact: true })).toHaveText('2件')",
    ],
    [
      step('expectText', '題名', { value: '花火', ...fieldTarget('textbox') }),
      "expect(page.getByRole('textbox', { name: '題名', exact: true })).toHaveValue('花火')",
    ],
    [
      step('expectText', '固定', { value: 'true', ...fieldTarget('checkbox', '固定') }),
      "expect(page.getByRole('checkbox', { name: '固定', exact: true })).toBeChecked()",
    ],
    [
      step('expectText', '固定', { value: 'false', ...fieldTarget('radio', '固定') }),
      "expect(page.getByRole('radio', { name: '固定', exact: true })).not.toBeChecked()",
    ],
    [step('expectRows', '', { value: '2' }), 'expect(records.rows).toHaveCount(2)'],
    [step('press', '絵'), null],
  ])('$kind $name $value', (one, statement) => {
    expect(actionCode(one, '/')).toBe(statement);
  });

  test.each<[Step['target'], string]>([
    [{ role: null, name: '合計 3件' }, "page.getByText('合計 3件', { exact: true })"],
    [{ role: null, name: { start: '長い', end: '' } }, 'page.getByText(/^長い/)'],
    [
      { role: 'button', name: { start: '「', end: '」を削除' }, within: recordTarget },
      "records.rows.filter({ hasText: '花火' }).getByRole('button', { name: /^「.*」を削除$/ })",
    ],
    [
      { role: 'button', name: { start: '', end: '(済)' }, within: { role: 'listitem', name: '花火' } },
      "page.getByRole('listitem').filter({ hasText: '花火' }).getByRole('button', { name: /\\(済\\)$/ })",
    ],
    [
      { role: 'link', name: '予約', within: { role: 'main', name: '' } },
      "page.getByRole('main').getByRole('link', { name: '予約', exact: true })",
    ],
    [
      { role: 'button', name: '次へ', within: { role: 'dialog', name: '確認' }, nth: 1 },
      "page.getByRole('dialog', { name: '確認', exact: true }).getByRole('button', { name: '次へ', exact: true }).nth(1)",
    ],
  ])('an element is found as the recording has found it: %o', (target, locator) => {
    expect(actionCode(step('press', '', { target }), '/')).toBe(`${locator}.click()`);
  });

  test('the search of a list has a word of its own, and no other search has', () => {
    expect([searchCode(), searchCode({ role: 'main', name: '' })]).toEqual([
      'records.search',
      'records.search',
    ]);
    expect([searchCode({ role: 'dialog', name: '確認' }), searchCode(undefined, null)]).toEqual([
      "page.getByRole('dialog', { name: '確認', exact: true }).getByRole('searchbox', { name: '検索', exact: true })",
      "page.getByRole('searchbox', { name: '検索', exact: true })",
    ]);
  });

  test('an address of a demo in a folder is that of a demo at the root of its host', () => {
    const openStep = step('open', '/demo/akashi/coupon', { value: 'navigate' });
    expect([actionCode(openStep, '/demo/'), actionCode(openStep, '/demo')]).toEqual([
      "page.goto('/akashi/coupon')",
      "page.goto('/akashi/coupon')",
    ]);
  });
});

describe('A-312 the scenario link is the opening', () => {
  test.each([
    [
      '#qa?role=Administrator&city=akashi&seed=normal&day=2026-04-01&firebase=off',
      "{ role: 'Administrator', city: 'akashi', day: '2026-04-01' }",
    ],
    [
      '#qa?role=none&seed=edge&fault=DELETE%20*%20500&fault=GET%20*%20hang&latency=250&maps=off&writes=abc',
      "{ role: 'none', seed: 'edge', fault: ['DELETE * 500', 'GET * hang'], latency: 250, maps: 'off', writes: 'abc', firebase: 'on' }",
    ],
  ])('%s', (hash, scenario) => {
    expect(openCode(`/demo/akashi/coupon?view=3${hash}`, '/demo/')).toBe(
      `open('/akashi/coupon?view=3', ${scenario})`,
    );
  });
});

test('a value in a test is the same value when the test is read', () => {
  const texts = ["It's", '"今日"', `It's "今日"`, 'a\\b\n二行\u2028三行', '`祭`', '祭り'];
  expect(texts.map((text) => runInNewContext(code(text)) as unknown)).toEqual(texts);
  expect([code("It's"), code({ a: 1, b: ['x'] }), code({})]).toEqual([`"It's"`, "{ a: 1, b: ['x'] }", '{}']);
});

const isMatch = (pattern: string, text: string) => (runInNewContext(pattern) as RegExp).test(text);

test('a pattern fits the texts that begin and end so, and no others', () => {
  const pattern = patternCode('(a/b) 「', '」を削除?');
  expect([
    isMatch(pattern, '(a/b) 「祭」を削除?'),
    isMatch(pattern, 'x(a/b) 「祭」を削除?'),
    isMatch(pattern, '(a/b) 「祭」'),
  ]).toEqual([true, false, false]);
  expect([isMatch(exactCode('1件+1'), '1件+1'), isMatch(exactCode('1件+1'), '11件+1')]).toEqual([
    true,
    false,
  ]);
});

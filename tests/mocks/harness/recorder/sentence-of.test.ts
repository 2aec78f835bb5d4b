import { expect, test } from 'vitest';
import { en as wordsEn } from '#mocks/harness/panel/texts/en';
import { ja as wordsJa } from '#mocks/harness/panel/texts/ja';
import { type LineFact, sentenceOf } from '#mocks/harness/recorder/sentence-of';
import { type Step, stepSchema } from '#mocks/harness/report/step';
import { step } from './recorded-step';

const TEXTS_JA = { ...wordsJa, says: wordsJa.recorder.says };
const TEXTS_EN = { ...wordsEn, says: wordsEn.recorder.says };
const elementTarget = (role: string, name: string, within?: { role: string; name: string }) => ({
  target: { role, name, ...(within && { within }) },
});
const recordTarget = { role: 'record', name: '花火大会' };

const STEPS: readonly [Step, ja: string, en: string][] = [
  [step('open', '/akashi/coupon', { value: 'navigate' }), '/akashi/coupon を開く', 'Open /akashi/coupon'],
  [step('open', '/akashi/coupon', { value: 'back' }), '前の画面に戻る', 'Go back'],
  [step('open', '/akashi/coupon', { value: 'back_forward' }), '前の画面に戻る', 'Go back'],
  [step('open', '/akashi/coupon', { value: 'forward' }), '次の画面に進む', 'Go forward'],
  [step('open', '/akashi/coupon', { value: 'reload' }), '再読み込みする', 'Load the page again'],
  [step('press', '保存', elementTarget('button', '保存')), '「保存」を押す', 'Press "保存"'],
  [
    step('press', '受け付ける', elementTarget('button', '受け付ける', recordTarget)),
    '「花火大会」：「受け付ける」を押す',
    '"花火大会": Press "受け付ける"',
  ],
  [
    step('press', '「花火大会」を削除', elementTarget('button', '「花火大会」を削除', recordTarget)),
    '「「花火大会」を削除」を押す',
    'Press "「花火大会」を削除"',
  ],
  [
    step('type', 'タイトル', { value: '夏祭り', ...elementTarget('textbox', 'タイトル') }),
    '「タイトル」に「夏祭り」と入力',
    'Type "夏祭り" into "タイトル"',
  ],
  [
    step('type', 'パスワード', { value: '•••', ...elementTarget('textbox', 'パスワード') }),
    '「パスワード」に「•••」と入力',
    'Type "•••" into "パスワード"',
  ],
  [
    step('choose', '送信先', { value: '全員', ...elementTarget('combobox', '送信先') }),
    '「送信先」で「全員」を選ぶ',
    'Choose "全員" in "送信先"',
  ],
  [step('check', '固定', elementTarget('checkbox', '固定')), '「固定」を選ぶ', 'Check "固定"'],
  [step('uncheck', '固定', elementTarget('checkbox', '固定')), '「固定」を外す', 'Uncheck "固定"'],
  [
    step('file', '写真', { value: '祭.png (5 B)', ...elementTarget('button', '写真') }),
    '「写真」にファイル 祭.png (5 B)',
    'File for "写真": 祭.png (5 B)',
  ],
  [step('key', 'Ctrl+k'), 'キー Ctrl+k', 'Key Ctrl+k'],
  [
    step('expectVisible', '祭り', elementTarget('link', '祭り')),
    '「祭り」の表示を確かめる',
    'Expect "祭り" to be visible',
  ],
  [
    step('expectText', '状態', { value: '2件', ...elementTarget('status', '状態') }),
    '「状態」が「2件」であることを確かめる',
    'Expect "状態" to be "2件"',
  ],
  [
    step('expectText', '固定', { value: 'true', ...elementTarget('checkbox', '固定') }),
    '「固定」が選ばれていることを確かめる',
    'Expect "固定" to be checked',
  ],
  [
    step('expectText', '固定', { value: 'false', ...elementTarget('radio', '固定') }),
    '「固定」が選ばれていないことを確かめる',
    'Expect "固定" not to be checked',
  ],
  [step('expectRows', '', { value: '2' }), '一覧が2行であることを確かめる', 'Expect 2 rows in the list'],
];

const LINE_FACTS: readonly [LineFact, ja: string, en: string][] = [
  [
    { kind: 'opens', value: '/akashi/notification', role: 'Administrator' },
    '管理者で /akashi/notification を開く',
    'Open /akashi/notification as Administrator',
  ],
  [{ kind: 'dialogOpens', value: '削除しますか？' }, '「削除しますか？」が開く', '"削除しますか？" opens'],
  [
    { kind: 'dialogCloses', value: '削除しますか？' },
    '「削除しますか？」が閉じる',
    '"削除しますか？" closes',
  ],
  [
    { kind: 'message', value: '保存しました。' },
    '「保存しました。」と表示される',
    '"保存しました。" is shown',
  ],
  [
    { kind: 'address', value: '/akashi/coupon' },
    'アドレスが /akashi/coupon になる',
    'The address is /akashi/coupon',
  ],
  [{ kind: 'heading', value: 'クーポン' }, '「クーポン」の画面になる', 'The page is "クーポン"'],
  [{ kind: 'rows', value: '19' }, '一覧が19行になる', 'The list has 19 rows'],
  [{ kind: 'passes', value: '9' }, '時計を9秒進める', 'The clock moves on by 9 s'],
  [{ kind: 'passesLong', value: '3600' }, '時計を3600秒進める', 'The clock moves on by 3600 s'],
  [{ kind: 'panelCloses', value: '' }, 'デモ操作盤を閉じる', 'Close the demo panel'],
  [{ kind: 'listLoads', value: '' }, '一覧が読み込まれるのを待つ', 'Wait until the list is loaded'],
];

test('each line of a recording is a sentence in both languages [A-312]', () => {
  const lines = [
    ...STEPS.map(([one, ...sentences]) => [{ says: null, step: one }, sentences] as const),
    ...LINE_FACTS.map(([says, ...sentences]) => [{ says, step: null }, sentences] as const),
  ];
  expect(lines.map(([line]) => [sentenceOf(line, TEXTS_JA), sentenceOf(line, TEXTS_EN)])).toEqual(
    lines.map(([, sentences]) => sentences),
  );
});

test('every kind of step that a recording has is among the tested sentences', () => {
  const unspokenKinds = ['call', 'error', 'toast', 'startRecording', 'stopRecording'];
  const kinds = stepSchema.shape.kind.options.filter((kind) => !unspokenKinds.includes(kind));
  expect([...new Set(STEPS.map(([{ kind }]) => kind))].toSorted()).toEqual(kinds.toSorted());
});

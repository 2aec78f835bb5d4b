import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FORMS } from '../../e2e/form-cases';
import { inTurns } from '../in-turns';
import type { Scenario } from '../open-console';
import { renderConsole } from './render-console';

/** The source of a required field: specification §5, or a reading where §5 is silent. */
type RequirementSource = '§5' | 'A-265' | 'A-275' | 'A-276';

const TITLE_FIELD: Readonly<Record<string, RequirementSource>> = { タイトル: 'A-275' };
const PERIOD_FIELDS: Readonly<Record<string, RequirementSource>> = { 開始日時: 'A-275', 終了日時: 'A-275' };
const PASSWORD_FIELDS: Readonly<Record<string, RequirementSource>> = {
  パスワード: '§5',
  'パスワード（確認）': '§5',
};
const ACCOUNT_FIELDS: Readonly<Record<string, RequirementSource>> = {
  ユーザー名: 'A-276',
  メールアドレス: 'A-276',
};

const REQUIRED_FIELDS: Readonly<Record<string, Readonly<Record<string, RequirementSource>>>> = {
  '/akashi/advertisement?new=1': { 店名: '§5', プラン: 'A-275', ジャンル: '§5' },
  '/akashi/coupon?new=1': {
    タイトル: '§5',
    内容: '§5',
    対象の広告: '§5',
    提示条件: '§5',
    利用条件: '§5',
    開始日時: '§5',
    終了日時: '§5',
  },
  '/akashi/products?new=1': { 商品名: 'A-275' },
  '/akashi/document?new=1': { ...TITLE_FIELD, ファイル: 'A-276' },
  '/akashi/flyer?new=1': { タイトル: '§5', コメント: '§5' },
  '/akashi/genre?new=1': { ジャンル名: 'A-275' },
  '/akashi/scene?new=1': { シーン名: '§5' },
  '/akashi/time-sale?new=1': {
    タイトル: '§5',
    提示条件: '§5',
    利用条件: '§5',
    開始日時: '§5',
    終了日時: '§5',
    セール全体の枚数: '§5',
    '1広告の初期枚数': '§5',
    '1広告の上限枚数': '§5',
    広告: '§5',
    クーポンの枚数: 'A-276',
  },
  '/akashi/pass/list-pass?new=1': { パス名: 'A-275', '価格（円）': 'A-276' },
  '/akashi/pass/list-voucher?new=1': {
    バウチャー名: 'A-275',
    '所有者（ユーザー名）': '§5',
    枚数: 'A-276',
    ...PERIOD_FIELDS,
  },
  '/akashi/pass/list-package?new=1': {
    パッケージ名: 'A-275',
    共有バウチャー数: 'A-276',
    色: 'A-275',
    状態: 'A-275',
  },
  '/akashi/news?new=1': { ...TITLE_FIELD, 本文: 'A-276', 掲載日時: 'A-275' },
  '/akashi/job?new=1': { ...TITLE_FIELD, 仕事内容: 'A-276', 掲載開始: 'A-275', 掲載終了: 'A-275' },
  '/akashi/event?new=1': { ...TITLE_FIELD, ...PERIOD_FIELDS, 説明: 'A-276' },
  '/akashi/notification?new=1': { ...TITLE_FIELD, 本文: 'A-276' },
  '/akashi/user/index?new=1': { ...ACCOUNT_FIELDS, ...PASSWORD_FIELDS, 表示名: 'A-275' },
  '/akashi/user/index?tab=company&new=1': { ...ACCOUNT_FIELDS, 名前: 'A-275', ...PASSWORD_FIELDS },
  '/akashi/staff?new=1': { ...ACCOUNT_FIELDS, 名前: 'A-275', ...PASSWORD_FIELDS },
  '/akashi/timeline?new=1': {},
  '/akashi/qrcode?new=1': { 名前: 'A-275', '内容（URLなど）': 'A-276' },
  '/akashi/locker/list-locker?new=1': { ロッカー名: 'A-275' },
  '/akashi/menu/list-menu?new=1': { メニュー名: 'A-275' },
  '/akashi/timecard?new=1': { スタッフ: 'A-276', 出勤: 'A-275' },
  '/akashi/timecard?tab=schedule&new=1': { スタッフ: 'A-276', 勤務時間帯: 'A-265', 曜日: 'A-265' },
  '/akashi/invoice/list-invoice?new=1': { 件名: 'A-275', '金額（税込・円）': 'A-276', 支払期限: 'A-275' },
  '/login?mode=register': { ユーザー名: '§5', メールアドレス: '§5', ...PASSWORD_FIELDS },
  '/login?mode=forgot': { メールアドレス: '§5' },
  '/add_teacher/': {
    ユーザー名: '§5',
    メールアドレス: '§5',
    ...PASSWORD_FIELDS,
    学校: 'A-276',
    グループ: 'A-276',
    クラス: 'A-276',
  },
};

/** Fields with a default value, and fields of which one of two is enough. */
const PREFILLED: readonly string[] = ['プラン', '色', '状態', '勤務時間帯', '曜日'];
const PREFILLED_IN: Readonly<Record<string, readonly string[]>> = {
  '/akashi/coupon?new=1': ['開始日時', '終了日時'],
};
const ONE_OF_TWO: Readonly<Record<string, readonly string[]>> = {
  '/akashi/job?new=1': ['給与の下限（円）'],
  '/akashi/timeline?new=1': ['本文'],
};

const NEW_FORMS = FORMS.filter(({ path }) => /\bnew=1|register|forgot|add_teacher/.test(path));

/** These forms are on their page, all others in a panel over a list. */
const ON_THE_PAGE = /^\/login|^\/add_teacher|\/timeline/;

test('every form of a new record is compared', () => {
  expect(NEW_FORMS.map(({ path }) => path).toSorted()).toEqual(Object.keys(REQUIRED_FIELDS).toSorted());
});

test.each(inTurns(NEW_FORMS))(
  '$path marks and requires exactly the fields that §5 or a reading requires [A-275, A-276]',
  async ({ path, role, company }) => {
    // NEW_FORMS types role and company as any string.
    await renderConsole(path, { as: role, ...(company ? { company } : {}) } as Scenario);
    const form = await waitFor(() => {
      const formElement = document.querySelector(`${ON_THE_PAGE.test(path) ? 'main' : 'dialog'} form`);
      const button = formElement?.querySelector('button[type=submit]');
      expect(button).toBeTruthy();
      return formElement as HTMLFormElement;
    });
    const requiredLabels = Object.keys(REQUIRED_FIELDS[path] ?? {});
    expect(labelsOf(form.querySelectorAll('.required'))).toEqual(requiredLabels);
    // one rule for every form: its other fields have no mark, and no style hides one
    expect([form.querySelectorAll('.optional').length, form.dataset.marks]).toEqual([0, undefined]);

    fireEvent.click(form.querySelector('button[type=submit]') as HTMLElement);
    const prefilled = [...PREFILLED, ...(PREFILLED_IN[path] ?? [])];
    const refusedLabels = [
      ...requiredLabels.filter((label) => !prefilled.includes(label)),
      ...(ONE_OF_TWO[path] ?? []),
    ];
    await waitFor(() =>
      expect(labelsOf(form.querySelectorAll('.field.invalid')).toSorted()).toEqual(refusedLabels.toSorted()),
    );
  },
);

/** The label of the field that each element belongs to. */
const labelsOf = (elements: Iterable<Element>): string[] =>
  [...elements].map(
    (element) =>
      element.closest('.field, fieldset')?.querySelector('label > span, legend > span, .field-label')
        ?.textContent ?? '',
  );

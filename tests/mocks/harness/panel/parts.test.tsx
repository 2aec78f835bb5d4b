import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PART_NAMES, PARTS, type Part, type PartRow } from '#mocks/harness/panel/part-table';
import { textsFor } from '#mocks/harness/panel/texts/texts-for';
import { NO_EFFECTS, type Step } from '#mocks/harness/report/step';
import {
  fill,
  harnessWith,
  NINE_OCLOCK,
  openPanel,
  type PanelView,
  preparePanel,
  storeSignIn,
} from './open-panel';

preparePanel();

const ja = textsFor('ja');
const searchOf = ({ panel }: PanelView) =>
  panel.getByRole<HTMLInputElement>('combobox', { name: '操作盤の中を探す' });
const resultsIn = (view: PanelView) =>
  [...view.root.querySelectorAll('.search [role=presentation], .search [role=option]')].map(
    ({ textContent }) => textContent,
  );
/** The selected tab, and the selected part. */
const selectedTabs = ({ panel }: PanelView) =>
  panel.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

describe('R-WISH-09 the parts of the panel', () => {
  test('there are three tabs and その他, and each shows its parts', async () => {
    const view = await openPanel();
    const tabsIn = (list: string) =>
      within(view.panel.getByRole('tablist', { name: list })).getAllByRole('tab');
    const partsOfTabs: [string | null, (string | null)[]][] = [];
    for (const tab of tabsIn('操作盤のタブ')) {
      await view.user.click(tab);
      partsOfTabs.push([tab.textContent, tabsIn('操作盤の項目').map(({ textContent }) => textContent)]);
    }
    expect(partsOfTabs).toEqual([
      ['準備', ['ログインする人', 'データ', '状態を作る']],
      ['試す', ['この画面', '障害', '外からの出来事', '時計']],
      ['記録', ['報告', '録画', '通信']],
      ['その他', ['時間', '要件', '状態機械', 'API仕様との照合', 'メール', 'サンドボックス', '発表モード']],
    ]);
    expect(partsOfTabs.flatMap(([, names]) => names)).toEqual(PART_NAMES.map((name) => ja.tabs[name]));
  });

  test('arrow keys, Home and End select a tab and its first part, and the letter of a part selects both', async () => {
    const view = await openPanel();
    view.panel.getByRole('tab', { name: '準備' }).focus();
    const focusPath: unknown[] = [];
    for (const key of [
      '{ArrowRight}',
      '{ArrowLeft}',
      '{ArrowLeft}',
      '{Home}',
      '{End}',
      'f',
      '{Control>}p{/Control}',
    ]) {
      await view.user.keyboard(key);
      focusPath.push([view.root.activeElement?.textContent, selectedTabs(view)[1]]);
    }
    expect(focusPath).toEqual([
      ['試す', 'この画面'],
      ['準備', 'ログインする人'],
      ['その他', '時間'],
      ['準備', 'ログインする人'],
      ['その他', '時間'],
      ['試す', '障害'],
      ['試す', '障害'],
    ]);
  });

  test('arrow keys, Home, End and the letter of a part select its tab', async () => {
    const view = await openPanel();
    expect(view.root.activeElement?.textContent).toBe('ログインする人');
    const focusPath: (string | null | undefined)[] = [];
    const arrows = [
      '{ArrowRight}',
      '{ArrowLeft}',
      '{ArrowLeft}',
      '{Home}',
      '{End}',
      '{Home}',
      '{ArrowRight}',
    ];
    for (const key of [...arrows, '{ArrowDown}', '{ArrowUp}', 'f', 'N', '{Control>}p{/Control}']) {
      await view.user.keyboard(key);
      focusPath.push(view.root.activeElement?.textContent);
    }
    const lastPart = ja.tabs[PART_NAMES.at(-1) ?? 'persona'];
    expect(focusPath.join(' ')).toBe(
      `データ ログインする人 ${lastPart} ログインする人 ${lastPart} ログインする人 データ 障害 データ 障害 通信 通信`,
    );
    expect(selectedTabs(view)).toEqual(['記録', '通信']);
  });

  test('no two parts have the same letter', () => {
    const keys = PART_NAMES.map((name) => PARTS[name].key);
    expect([...new Set(keys)]).toEqual(keys);
  });

  test('a part is loaded when it is opened, and a part that cannot be loaded says so', async () => {
    const loadMailPart = vi.spyOn(PARTS.mail, 'load').mockRejectedValue(new Error('offline'));
    const view = await openPanel();
    expect(loadMailPart).not.toHaveBeenCalled();
    await view.user.click(view.panel.getByRole('tab', { name: 'その他' }));
    await view.user.click(view.panel.getByRole('tab', { name: 'メール' }));
    const part = view.panel.getByRole('tabpanel', { name: 'メール' });
    expect((await within(part).findByRole('alert')).textContent).toBe(
      'この項目を読み込めませんでした。画面を読み込み直してください',
    );
    expect(within(part).getByRole('button', { name: '読み込み直す' })).toBeTruthy();
  });

  test('the parts that show all calls or tables, or check rows by them, load all handlers', () => {
    const parts: Record<string, PartRow> = PARTS;
    expect(PART_NAMES.filter((name) => parts[name]?.needsAll === true)).toEqual([
      'data',
      'faults',
      'time',
      'requirements',
      'contract',
    ]);
  });

  test('a part says so too when the handlers and tables that it needs cannot be loaded', async () => {
    const { backend } = harnessWith();
    const loadAll = vi.fn(() => Promise.reject(new Error('offline')));
    const view = await openPanel({ backend: { ...backend, loadAll } });
    await view.user.click(view.panel.getByRole('tab', { name: 'その他' }));
    await view.user.click(view.panel.getByRole('tab', { name: ja.tabs.contract }));
    const part = view.panel.getByRole('tabpanel', { name: ja.tabs.contract });
    expect((await within(part).findByRole('alert')).textContent).toBe(
      'この項目を読み込めませんでした。画面を読み込み直してください',
    );
  });
});

describe('R-WISH-09 the search of the panel', () => {
  test('/ leads to the search, but not from a field, and Escape leads back before it closes the panel', async () => {
    const view = await openPanel();
    await view.user.keyboard('/');
    expect(view.root.activeElement).toBe(searchOf(view));
    fill(searchOf(view), 'トークン');
    expect(resultsIn(view)).toEqual([
      '試す',
      '外からの出来事トークンを今すぐ失効させる',
      '外からの出来事IDトークンを失効させる',
    ]);
    await view.user.keyboard('{Escape}');
    expect([searchOf(view).value, view.root.activeElement?.textContent]).toEqual(['', 'ログインする人']);
    await view.user.keyboard('{Escape}');
    expect(view.panel.queryByRole('dialog')).toBeNull();
  });

  test('the search finds parts and actions by their texts, those of the group and the English name', async () => {
    const view = await openPanel();
    fill(searchOf(view), '準備 この');
    expect(resultsIn(view)).toEqual([]);
    expect(view.panel.getByText('一致する項目はありません')).toBeTruthy();
    fill(searchOf(view), 'ｃｌｏｃｋ +1日');
    expect(resultsIn(view)).toEqual(['試す', '時計+1日']);
    fill(searchOf(view), 'mail');
    expect(resultsIn(view)).toEqual(['その他', 'メールこの項目を開く']);
    await view.user.click(view.panel.getByRole('option', { name: /^メール/ }));
    expect([selectedTabs(view), view.root.activeElement?.id]).toEqual([['その他', 'メール'], 'tab-mail']);
  });

  const step: Step = {
    ...NO_EFFECTS,
    kind: 'open',
    at: NINE_OCLOCK,
    name: '/',
    value: '',
    failed: false,
    page: 1,
  };
  const STEPS = [step];
  /** Some parts have no controls without a recording. */
  const RECORDED_STEPS = { ...harnessWith().steps, steps: () => STEPS, start: () => '/#qa?role=none' };

  const actions = PART_NAMES.flatMap((part): [Part, string][] => {
    const row = PARTS[part];
    return 'actions' in row ? row.actions(ja).map((action) => [part, action]) : [];
  });

  test.each(actions)('%s: choosing 「%s」 focuses its control', async (part, action) => {
    storeSignIn('administrator');
    const view = await openPanel({ steps: RECORDED_STEPS });
    fill(searchOf(view), `${part} ${action}`);
    await view.user.click(view.panel.getByRole('option', { name: `${ja.tabs[part]} ${action}` }));
    const panel = view.panel.getByRole('tabpanel', { name: ja.tabs[part] });
    await waitFor(() => expect(panel.contains(view.root.activeElement)).toBe(true));
    const focused = view.root.activeElement;
    const region =
      focused?.closest('fieldset, section, .chooser, form') ?? focused?.closest('label') ?? focused;
    expect([region?.textContent, focused?.ariaLabel, focused?.textContent].join(' ')).toContain(action);
  });
});

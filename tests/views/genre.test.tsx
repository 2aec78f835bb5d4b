import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';
import { detailTexts } from './whole-record';

describeResource('/akashi/genre', {
  ids: 'R-GEN-26, R-ENT-41, R-VAL-CONTENT-06, A-111, A-144',
  title: 'ジャンル',
  calls: '/akashi/api/genres/',
  valid: { ジャンル名: 'ラーメン', 上位ジャンル: '飲食' },
  whole: {
    sent: { name: 'ラーメン', parent: 1 },
    row: { ジャンル名: 'ラーメン', 階層: '飲食/ラーメン', 操作: '' },
    panel: { 階層: '飲食/うどん・そば' },
  },
  renamed: ['ジャンル名', 'うどん・そば'],
  refused: [
    { change: { ジャンル名: '' }, field: 'ジャンル名', texts: '入力してください。' },
    {
      change: { ジャンル名: 'あ'.repeat(201) },
      field: 'ジャンル名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
  ],
  search: ['飲食', /飲食/],
  undeletable: { search: '飲食', name: '飲食', message: '下位のジャンルがあるため削除できません。' },
});

const CATEGORIES = [
  '飲食',
  '食料品',
  '美容・健康',
  '暮らし・サービス',
  '学び・教室',
  '観光・宿泊',
  '医療・福祉',
];

const nameField = async () =>
  within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', {
    name: /^カテゴリー名/,
  });

describe.each(['Administrator', 'Operator'] as const)(
  'categories in the tab of the genre page, for %s',
  (as) => {
    const openCategories = async () => {
      const testConsole = await renderConsole('/akashi/genre?tab=category', { as });
      await screen.findByText(/^全\d/);
      const categoryNames = () =>
        testConsole.rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
      return {
        ...testConsole,
        categoryNames,
        writeCalls: () => testConsole.calls().filter((call) => /^(POST|PUT|DELETE)/.test(call)),
      };
    };
    test('a category is created, viewed, edited and deleted [R-ENT-41, A-269]', async () => {
      const { user, categoryNames, writeCalls, address } = await openCategories();
      expect(categoryNames()).toEqual(CATEGORIES);
      await user.click(screen.getByRole('link', { name: 'カテゴリーを登録' }));
      await screen.findByRole('dialog', { name: 'カテゴリーを登録' });
      await user.click(screen.getByRole('button', { name: '登録する' }));
      await screen.findByText('入力してください。');
      fireEvent.change(await nameField(), { target: { value: '手芸' } });
      await user.click(screen.getByRole('button', { name: '登録する' }));
      await screen.findByText('保存しました。');
      await waitFor(() => expect(categoryNames()).toEqual([...CATEGORIES, '手芸']));
      expect(address()).toContain('tab=category');

      await user.click(screen.getByRole('link', { name: '手芸' }));
      const detail = await screen.findByRole('dialog', { name: 'カテゴリーの詳細' });
      await within(detail).findByRole('heading', { name: '手芸' });
      // a category has nothing but its name, which the heading says unless it is too long
      expect(detailTexts(detail)).toEqual({});
      await user.click(within(detail).getByRole('link', { name: '編集' }));
      expect((await nameField()).value).toBe('手芸');
      fireEvent.change(await nameField(), { target: { value: '手芸・工作' } });
      await user.click(screen.getByRole('button', { name: '保存する' }));
      await waitFor(() => expect(categoryNames()).toEqual([...CATEGORIES, '手芸・工作']));

      await user.click(screen.getByRole('button', { name: '「手芸・工作」を削除' }));
      const confirmation = await screen.findByRole('alertdialog', { name: '削除しますか？' });
      await user.click(within(confirmation).getByRole('button', { name: '削除する' }));
      await screen.findByText('削除しました。');
      await waitFor(() => expect(categoryNames()).toEqual(CATEGORIES));
      expect(writeCalls()).toEqual([
        'POST /akashi/api/categories/ 201',
        expect.stringMatching(/^PUT \/akashi\/api\/categories\/\d+\/ 200$/),
        expect.stringMatching(/^DELETE \/akashi\/api\/categories\/\d+\/ 204$/),
      ]);
    });

    test('a category whose name the heading shortens has it whole among its facts', async () => {
      const { user } = await openCategories();
      const name = '手芸と工作と暮らしの教室'.repeat(4);
      await user.click(screen.getByRole('link', { name: 'カテゴリーを登録' }));
      fireEvent.change(await nameField(), { target: { value: name } });
      await user.click(screen.getByRole('button', { name: '登録する' }));
      await user.click(await screen.findByRole('link', { name }));
      const detail = await screen.findByRole('dialog', { name: 'カテゴリーの詳細' });
      expect(detailTexts(detail)).toEqual({ カテゴリー名: name });
    });

    test('a category that an ad uses cannot be deleted, and the message shows the reason [A-269]', async () => {
      const { user, categoryNames } = await openCategories();
      await user.click(screen.getByRole('button', { name: '「飲食」を削除' }));
      await user.click(await screen.findByRole('button', { name: '削除する' }));
      await screen.findByText('広告で使われているため削除できません。');
      expect(categoryNames()).toEqual(CATEGORIES);
    });
  },
);

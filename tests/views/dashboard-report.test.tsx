import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from './render-console';

const REPORT = '/akashi/dashboard?report=2026-03';

const sheet = (name = '明石市 2026年03月のレポート') => screen.findByRole('article', { name });
const textsOf = (parent: Element | null | undefined, selector: string) =>
  [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);
const cellsOf = (table: Element) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
/** Of each section its heading, its tables, its counts and its notes. */
const sections = (paper: HTMLElement) =>
  within(paper)
    .getAllByRole('region')
    .map((section) => ({
      title: section.querySelector('h3')?.textContent,
      tables: [...section.querySelectorAll('table')].map(cellsOf),
      counts: textsOf(section, '.report-counts > div'),
      notes: textsOf(section, 'p.quiet'),
    }));
const untilLoaded = () => waitFor(() => expect(screen.queryByText('読み込み中…')).toBeNull());

test('the report of a month has its figures, beside the month before and by weeks, and what was sent, reported, reserved and held [A-291]', async () => {
  const { calls } = await renderConsole(REPORT);
  const paper = await sheet();
  expect(paper.querySelector('header p')?.textContent).toBe('2026年04月01日 作成者：管理者');
  await waitFor(() =>
    expect(sections(paper)).toEqual([
      {
        counts: [],
        notes: [],
        tables: [
          [
            ['', '2026年03月', '2026年02月', '増減'],
            ['プッシュ通知', '32', '29', '+10%'],
            ['募集', '5', '3', '+67%'],
            ['通報', '6', '4', '+50%'],
            ['新規ユーザー', '2', '1', '+100%'],
            ['ユーザー数', '56', '54', '+4%'],
          ],
          [
            ['週の初日', 'プッシュ通知', '募集', '通報', 'ユーザー数'],
            ['2026年03月01日', '1', '1', '1', '54'],
            ['2026年03月02日', '7', '1', '1', '55'],
            ['2026年03月09日', '7', '1', '1', '55'],
            ['2026年03月16日', '7', '1', '1', '55'],
            ['2026年03月23日', '7', '0', '1', '55'],
            ['2026年03月30日', '3', '1', '1', '56'],
          ],
        ],
        title: '集計',
      },
      {
        counts: [],
        notes: ['ほか27件'],
        tables: [
          [
            ['タイトル', '送信日時', '受信者', '既読者数', '既読率'],
            ['江井島海岸 見ごろ情報を更新しました', '2026年03月19日', '191', '130', '68%'],
            ['大雨に関する注意と避難所のご案内', '2026年03月17日', '184', '101', '55%'],
            ['タイムセール：本日17:30から焼きあなごが400円引き', '2026年03月15日', '160', '87', '54%'],
            ['パピオスあかし 体験教室の参加者募集（定員40名）', '2026年03月12日', '95', '80', '84%'],
            ['大久保駅周辺 交通規制のお知らせ（3月22日（日））', '2026年03月13日', '116', '63', '54%'],
          ],
        ],
        title: 'よく読まれたプッシュ通知',
      },
      {
        counts: ['合計6', '承認済み2', '確認済み2', '未対応2'],
        notes: [],
        tables: [],
        title: '募集通報',
      },
      {
        counts: ['合計37', '受付待ち0', '確定0', 'キャンセル申請中0', '期限切れ27', 'キャンセル済み10'],
        notes: [],
        tables: [],
        title: '予約',
      },
      {
        counts: [],
        notes: ['ほか8件'],
        tables: [
          [
            ['タイトル', '期間'],
            ['魚の棚商店街 スタンプラリー', '2026年02月26日 – 2026年03月27日'],
            ['いかなごの海びらき', '2026年02月28日 – 2026年03月01日'],
            ['アスピア明石 春の作品展', '2026年03月03日 – 2026年03月12日'],
            ['パピオスあかし ひなかざり展', '2026年03月04日 – 2026年03月07日'],
            ['西明石サンライズ通り 朝市', '2026年03月06日'],
            ['明石公園 花見の茶席', '2026年03月08日'],
            ['石ケ谷公園 夜間ライトアップ', '2026年03月09日 – 2026年03月15日'],
            ['明石銀座通り 春の植木市', '2026年03月11日'],
            ['いかなごのくぎ煮づくり体験教室', '2026年03月12日'],
            ['明石公園 桜まつり', '2026年03月14日 – 2026年03月15日'],
          ],
        ],
        title: 'イベント',
      },
    ]),
  );
  const requests = calls().filter((call) => /dashboard|list_report|notifications\/\?|from=/.test(call));
  const month = 'from=2026-02-28T15:00:00.000Z&to=2026-03-31T15:00:00.000Z&offset=0&limit=100';
  expect(requests.toSorted()).toEqual([
    `GET /akashi/api/dashboard/?start=2026-02-01&end=2026-02-28 200`,
    `GET /akashi/api/dashboard/?start=2026-03-01&end=2026-03-31 200`,
    `GET /akashi/api/events/?${month} 200`,
    `GET /akashi/api/reserves/?${month} 200`,
    `GET /akashi/notifications/?${month} 200`,
    `GET /api/matching/list_report/?offset=0&limit=100 200`,
  ]);
});

const months = () =>
  within(screen.getByRole('navigation', { name: '月を選ぶ' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the months before and after are a click away, none is in the future, and the way back keeps the address [A-291]', async () => {
  const { user, address } = await renderConsole('/akashi/dashboard');
  await user.click(await screen.findByRole('link', { name: '月次レポート' }));
  await sheet();
  expect(address()).toBe(REPORT);
  expect(months()).toEqual(['‹ 2026年02月', '2026年04月 ›']);
  await user.click(screen.getByRole('link', { name: '2026年04月 ›' }));
  const april = await sheet('明石市 2026年04月のレポート');
  expect(april.querySelector('header p')?.textContent).toBe(
    '2026年04月01日 作成者：管理者 月の途中の数値です。',
  );
  expect(months()).toEqual(['‹ 2026年03月']);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'ダッシュボード' }));
  await screen.findByRole('region', { name: '確認が必要なもの' });
  expect(address()).toBe('/akashi/dashboard');
});

test.each(['2026-13', 'x', '2026-05'])(
  'the report of %s, which is no month that has begun, is that of the last month [A-291]',
  async (month) => {
    await renderConsole(`/akashi/dashboard?report=${month}`);
    expect(await sheet()).toBeTruthy();
  },
);

test('a section that fails says so and can be loaded again; the others stay [A-291]', async () => {
  const { user, backend } = await renderConsole(REPORT, { fault: ['GET /:city/api/events/ 500'] });
  const paper = await sheet();
  const events = within(paper).getByRole('region', { name: 'イベント' });
  await within(events).findByText('読み込めませんでした。');
  await untilLoaded();
  backend.faults.clear();
  await user.click(within(events).getByRole('button', { name: 'もう一度読み込む' }));
  await within(events).findByText('ほか8件');
});

test('the report of a shop has the sections whose pages the user may open [A-291]', async () => {
  await renderConsole(REPORT, { as: 'staff_shop' });
  const paper = await sheet();
  await untilLoaded();
  expect(sections(paper).map(({ title }) => title)).toEqual(['集計', '予約']);
});

test('the report of an empty city says of each section that there is nothing [A-291]', async () => {
  await renderConsole(REPORT, { seed: 'empty' });
  const paper = await sheet();
  await untilLoaded();
  expect(within(paper).getAllByText('ありません。').length).toBe(4);
});

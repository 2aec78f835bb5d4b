import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { describeResource } from './describe-resource';
import { renderConsole } from './render-console';

const REQUIRED_MESSAGE = '入力してください。';

describeResource('/akashi/advertisement', {
  ids: 'R-GEN-25, R-ENT-32, R-VAL-TEXT-03, R-VAL-TEXT-04, R-VAL-TEXT-06, R-VAL-TEXT-07, R-STATE-19',
  title: '広告',
  calls: '/akashi/api/advertisements/',
  valid: {
    店名: '喫茶 時計台',
    広告主: '広告主',
    カテゴリー: '1',
    プラン: 'B',
    ジャンル: '和食',
    '価格（円）': '1200',
    電話番号: '078-111-2222',
    住所: '明石市本町1-2-3',
    '緯度（-85〜85）': '34.6491',
    '経度（-180〜180）': '134.9931',
    YouTubeのリンク: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '動画（YouTubeのリンク、1行に1つ）': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  unfilled: ['写真', '都道府県', '市区町村', 'トップ広告にする（公開中の広告だけ）'],
  whole: {
    sent: {
      name: '喫茶 時計台',
      advertiser: 3,
      category: 1,
      genres: [6],
      plan: 'B',
      price: 1200,
      image: [],
      latitude: 34.6491,
      longitude: 134.9931,
      opening_hours: [],
      youtube_link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      videos: {
        links: [{ content: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
        thumbnails: [{ url: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg' }],
      },
      phone: '078-111-2222',
      address: '明石市本町1-2-3',
      is_top: false,
    },
    row: {
      店名: '喫茶 時計台',
      写真: '–',
      公開状態: '非公開',
      プラン: 'B',
      カテゴリー: '飲食',
      広告主: '広告主',
      登録日時: '04/01(水) 09:00',
      操作: '公開する',
    },
    panel: {
      写真: '–',
      広告主: '広告主',
      カテゴリー: '飲食',
      ジャンル: '飲食/和食',
      プラン: 'プランB（写真5枚まで）',
      価格: '￥1,200',
      電話番号: '078-111-2222',
      住所: '明石市本町1-2-3',
      '緯度・経度': '34.6491, 134.9931',
      営業時間: '–',
      YouTubeのリンク: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      動画: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      割引の終了日: '–',
      登録日時: '04/01(水) 09:00',
    },
  },
  renamed: ['店名', '喫茶 波止場'],
  refused: [
    { change: { 店名: ' ' }, field: '店名', texts: REQUIRED_MESSAGE },
    {
      change: { 店名: 'あ'.repeat(65) },
      field: '店名',
      texts: '64文字以内で入力してください（現在65文字）。',
    },
    {
      change: { '緯度（-85〜85）': '85.0001', '経度（-180〜180）': '135' },
      field: '緯度（-85〜85）',
      texts: '-85から85までの数値を入力してください。',
    },
    {
      change: { YouTubeのリンク: 'https://example.com/' },
      field: 'YouTubeのリンク',
      texts: 'YouTubeの動画のリンクを入力してください。',
    },
  ],
  search: ['食堂', /食堂/],
});

/** Renders the console with the list, and returns the first ad for which `fits` is true. */
async function openListWith(isWanted: (ad: Ad) => boolean, path = '/akashi/advertisement') {
  const testConsole = await renderConsole(path);
  const table = testConsole.backend.db.of(advertisementTable);
  const [ad] = table.list({ city: 'akashi', filter: isWanted }).rows;
  if (!ad) throw new Error('no such ad is seeded');
  const adState = () => {
    const storedAd = table.find(ad.id);
    return [storedAd?.public, Boolean(storedAd?.is_top)];
  };
  return { ...testConsole, table, ad, adState };
}
type Ad = typeof advertisementTable extends { schema: { _zod: { output: infer Row } } } ? Row : never;

const searchFor = async ({ pass }: { pass: (ms: number) => void }, text: string) => {
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: text } });
  pass(300);
};

test('an ad without opening hours is not published, and no request is sent [R-STATE-17]', async () => {
  const testConsole = await openListWith((ad) => !ad.public && ad.opening_hours.length === 0);
  const { user, ad, adState, calls } = testConsole;
  await searchFor(testConsole, ad.name);
  await user.click(
    (await screen.findAllByRole('button', { name: `「${ad.name}」を公開する` }))[0] as HTMLElement,
  );
  await screen.findByText(`「${ad.name}」は営業時間が未登録のため公開できません。編集して登録してください。`);
  expect([adState(), calls().filter((call) => call.startsWith('POST'))]).toEqual([[false, false], []]);
});

test('publishing is due with its word while an ad is private, and unpublishing is behind ⋯ [R-GEN-25]', async () => {
  const testConsole = await openListWith((one) => one.public && !one.is_top && one.opening_hours.length > 0);
  const { user, table, ad, rows } = testConsole;
  table.update(ad.id, { name: '港の喫茶店', public: false });
  await searchFor(testConsole, '港の喫茶店');
  const rowActions = () =>
    [...(rows()[0]?.querySelectorAll('.row-slots > button, .sheet :is(a, button)') ?? [])].map((one) => [
      one.getAttribute('aria-label'),
      one.textContent || one.getAttribute('data-verb'),
    ]);
  const moreSlot = ['「港の喫茶店」のその他の操作', null];
  const sheetSlots = [
    ['「港の喫茶店」を編集', '編集'],
    ['「港の喫茶店」を複製', '複製'],
    ['「港の喫茶店」を削除', '削除'],
  ];
  const publish = await screen.findByRole('button', { name: '「港の喫茶店」を公開する' });
  expect(rowActions()).toEqual([['「港の喫茶店」を公開する', '公開する'], moreSlot, ...sheetSlots]);
  await user.click(publish);
  await screen.findByText('「港の喫茶店」を公開しました。');
  expect(rowActions()).toEqual([moreSlot, ['「港の喫茶店」を非公開にする', '非公開にする'], ...sheetSlots]);
});

test('an unpublished top ad also leaves the top, after a confirmation; a cancelled confirmation leaves it there [R-STATE-18, A-105]', async () => {
  const testConsole = await openListWith((one) => one.public && Boolean(one.is_top));
  const { user, table, ad, adState } = testConsole;
  table.update(ad.id, { name: '港の喫茶店' });
  await searchFor(testConsole, '港の喫茶店');
  await user.click(await screen.findByRole('link', { name: '港の喫茶店' }));
  const panel = await screen.findByRole('dialog', { name: '広告の詳細' });
  await within(panel).findByText('トップ広告');
  const openConfirmation = async () => {
    await user.click(within(panel).getByRole('button', { name: 'その他の操作' }));
    await user.click(await within(panel).findByRole('button', { name: '非公開にする' }));
    return screen.findByRole('alertdialog', { name: 'トップ広告から外しますか？' });
  };
  await user.click(within(await openConfirmation()).getByRole('button', { name: 'キャンセル' }));
  expect(adState()).toEqual([true, true]);
  await user.click(within(await openConfirmation()).getByRole('button', { name: '非公開にする' }));
  await screen.findByText('「港の喫茶店」を非公開にしました。');
  expect(adState()).toEqual([false, false]);
  await within(panel).findByText('非公開');
});

test('a batch publishes several ads, each with its own result [R-GEN-25]', async () => {
  const { user, rows, table, backend } = await openListWith((ad) => !ad.public);
  for (const ad of table.list({ city: 'akashi' }).rows) {
    backend.db.of(advertisementTable).update(ad.id, { public: false, is_top: false });
  }
  const [adWithoutHours, ...others] = table.list({ city: 'akashi' }).rows;
  if (!adWithoutHours) throw new Error('no ad is seeded');
  for (const { id } of others) {
    table.update(id, { opening_hours: [{ weekday: '2', start: '10:00', end: '19:00' }] });
  }
  await screen.findByText(/^全\d/);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await user.click(screen.getByRole('checkbox', { name: /すべて選択/ }));
  await user.click(screen.getByRole('button', { name: '公開する' }));
  const confirmation = await screen.findByRole('alertdialog', { name: '選択した広告を公開しますか？' });
  await user.click(within(confirmation).getByRole('button', { name: '公開する' }));
  await screen.findByText(/^\d+件の広告を公開しました。$/);
  expect(table.list({ city: 'akashi', filter: (ad) => ad.public }).total).toBeGreaterThan(10);
});

test('the list is filtered by state, plan and category, and the address holds the filters (A-220)', async () => {
  const { user, calls, address } = await openListWith(() => true);
  await screen.findByText(/^全\d/);
  await user.selectOptions(screen.getByRole('combobox', { name: '公開状態' }), '非公開');
  await user.selectOptions(screen.getByRole('combobox', { name: 'プラン' }), 'A');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'カテゴリー' }), '飲食');
  await waitFor(() =>
    expect(calls().at(-1)).toBe(
      'GET /akashi/api/advertisements/?offset=0&limit=20&public=false&plan=A&category=1 200',
    ),
  );
  expect(address()).toContain('state=private&plan=A&category=1');
});

test('an advertiser opens and saves an ad, and no request is refused [R-GEN-25, A-173]', async () => {
  const { user, calls, rows } = await renderConsole('/akashi/advertisement', { as: 'Advertiser' });
  await screen.findByText(/^全\d/);
  await user.click(within(rows()[0] as HTMLElement).getAllByRole('link')[0] as HTMLElement);
  const panel = await screen.findByRole('dialog', { name: '広告の詳細' });
  await user.click(await within(panel).findByRole('link', { name: '編集' }));
  const name = await screen.findByRole('textbox', { name: /^店名/ });
  fireEvent.change(name, { target: { value: '喫茶 時計台' } });
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  expect(calls().filter((call) => !/ 20\d$/.test(call))).toEqual([]);
});

test('a smaller plan lets the user choose which photos are removed [R-ENT-33, A-106]', async () => {
  const testConsole = await openListWith((one) => !one.public);
  const { user, table, ad } = testConsole;
  const image = ['data:image/png,a', 'data:image/png,b'];
  table.update(ad.id, { name: '港の喫茶店', plan: 'B', image });
  await searchFor(testConsole, '港の喫茶店');
  await user.click(await screen.findByRole('link', { name: '「港の喫茶店」を編集' }));
  const form = within(await screen.findByRole('dialog'));
  await user.selectOptions(await form.findByLabelText(/^プラン/), 'プランC（写真1枚まで）');
  await user.click(form.getByRole('button', { name: '保存する' }));
  await form.findByText('1件以内にしてください（現在2件）。');
  await user.click(form.getByRole('button', { name: '「1枚目」を外す' }));
  await user.click(form.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  expect([table.find(ad.id)?.plan, table.find(ad.id)?.image]).toEqual(['C', [image[1]]]);
});

test('opening hours are entered row by row, and those of one weekday may not overlap [R-VAL-CONTENT-21, R-VAL-CONTENT-22, R-VAL-CONTENT-23, A-138]', async () => {
  const testConsole = await openListWith((one) => !one.public);
  const { user, table, ad } = testConsole;
  table.update(ad.id, { name: '港の喫茶店', opening_hours: [], image: [], plan: 'A' });
  await searchFor(testConsole, '港の喫茶店');
  await user.click(await screen.findByRole('link', { name: '「港の喫茶店」を編集' }));
  const form = within(await screen.findByRole('dialog'));
  const add = await form.findByRole('button', { name: '営業時間を追加' });
  await user.click(add);
  await user.click(add);
  const weekday = form.getByLabelText<HTMLSelectElement>('営業時間2の曜日');
  expect(weekday.value).toBe('3');
  await user.selectOptions(weekday, '月曜日');
  await user.click(form.getByRole('button', { name: '保存する' }));
  await form.findByText('同じ曜日の営業時間が重なっています。');
  fireEvent.change(form.getByLabelText('営業時間2の開始'), { target: { value: '' } });
  await form.findByText('開始時刻を入力してください。');
  fireEvent.change(form.getByLabelText('営業時間2の開始'), { target: { value: '19:00' } });
  fireEvent.change(form.getByLabelText('営業時間2の終了'), { target: { value: '22:00' } });
  await user.click(form.getByRole('button', { name: '保存する' }));
  await screen.findByText('保存しました。');
  expect(table.find(ad.id)?.opening_hours).toEqual([
    { weekday: '2', start: '10:00', end: '19:00' },
    { weekday: '2', start: '19:00', end: '22:00' },
  ]);
  await user.click(await screen.findByRole('link', { name: '港の喫茶店' }));
  const panel = await screen.findByRole('dialog', { name: '広告の詳細' });
  await waitFor(() =>
    expect(panel.querySelector('.hours')?.textContent).toBe('月曜日 10:00–19:00、19:00–22:00'),
  );
});

import type { Tour } from '#mocks/harness/tours/tour';

export const advertiser: Tour = {
  role: 'Advertiser',
  minutes: 8,
  want: 'reserve:waiting',
  steps: [
    {
      at: 'dashboard',
      target: null,
      text: {
        ja: '広告主の一日を見てみましょう。広告を出し、クーポンで呼び込み、届いた予約に応えます。',
        en: 'This is the day of an advertiser: ads, coupons that bring guests, and the reservations that follow.',
      },
    },
    {
      at: 'advertisement',
      target: { role: 'link', name: { id: 'resource.create', values: { noun: 'advertisement.noun' } } },
      text: {
        ja: '広告は、ここから登録します。写真の枚数は、契約したプランで決まります。',
        en: 'An ad is registered here. The plan decides how many pictures it may have.',
      },
    },
    {
      at: 'advertisement',
      target: { role: 'rowheader', name: null, within: { role: 'table', name: 'advertisement.title' } },
      visitorTask: { press: true },
      text: {
        ja: '登録した広告の一覧です。一つ開いてみましょう。',
        en: 'These are the ads so far. Open one of them.',
      },
    },
    {
      at: 'advertisement',
      stays: true,
      target: { role: 'heading', name: { id: 'resource.view', values: { noun: 'advertisement.noun' } } },
      text: {
        ja: '写真と営業時間、地図の位置が、アプリにこのまま載ります。',
        en: 'The app shows these pictures, opening hours and the place on the map.',
      },
    },
    {
      at: 'advertisement?tab=map',
      target: { role: 'link', name: 'advertisement.onMap' },
      text: {
        ja: '店の場所は、地図でも確かめられます。位置のない広告の数も分かります。',
        en: 'The map shows where the shops are, and how many ads have no place yet.',
      },
    },
    {
      at: 'coupon?new=1',
      target: { role: 'heading', name: { id: 'resource.create', values: { noun: 'coupon.noun' } } },
      text: {
        ja: 'クーポンを作るのも、一枚の画面で済みます。書きかけの入力は、下書きとして残ります。',
        en: 'A coupon takes one form. What is typed stays as a draft until it is saved.',
      },
    },
    {
      at: 'time-sale',
      target: { role: 'heading', name: 'timeSale.title' },
      text: {
        ja: 'タイムセールでは、複数の広告に枚数を割り当てて、期間ごとに配れます。',
        en: 'A time sale divides its coupons among several ads and gives them out by periods.',
      },
    },
    {
      at: 'reserve?state=waiting',
      target: { role: 'rowheader', name: null, within: { role: 'table', name: 'reserve.title' } },
      visitorTask: { press: true },
      text: {
        ja: '予約が届いています。受付待ちの一つを開きます。',
        en: 'Reservations have come in. Open one that waits.',
      },
    },
    {
      at: 'reserve?state=waiting',
      stays: true,
      target: { role: 'button', name: 'reserve.accept' },
      visitorTask: { press: true },
      text: {
        ja: '「受け付ける」で確定です。',
        en: '“Accept” confirms it.',
      },
    },
    {
      at: 'reserve?tab=week',
      target: { role: 'link', name: 'reserve.week' },
      text: {
        ja: '受け付けた予約は、週のカレンダーに並びます。数秒のあいだなら、元に戻せます。',
        en: 'The calendar of the week has what was accepted, which can be undone for a few seconds.',
      },
    },
    {
      at: 'menu/list-purchase',
      target: { role: 'group', name: 'period.presets' },
      text: {
        ja: '売れ行きは、購入集計で見ます。7日、30日、今月、先月を切り替えられます。',
        en: 'The purchases show what sells, for 7 days, 30 days, this month or the last.',
      },
    },
    {
      at: 'menu/list-purchase',
      target: { role: 'button', name: 'purchase.exportDays' },
      text: {
        ja: 'グラフの数値は、そのままCSVに保存できます。Excelでも文字化けしません。',
        en: 'The figures of the charts can be saved as CSV, which spreadsheets read without trouble.',
      },
    },
  ],
};

import type { Tour } from '#mocks/harness/tours/tour';

export const operator: Tour = {
  role: 'Operator',
  minutes: 7,
  want: 'invoice:overdue',
  steps: [
    {
      at: 'dashboard',
      target: null,
      text: {
        ja: 'オペレーターの一日を見てみましょう。どの会社、どの地域の画面にも入れる、運営の担当者です。',
        en: 'This is the day of an operator, who may enter the console of every company and city.',
      },
    },
    {
      at: 'dashboard',
      target: { role: 'region', name: 'dashboard.waiting' },
      text: {
        ja: '本人確認から予約まで、この地域で待っている仕事がすべて並びます。',
        en: 'All that waits in this city is listed here, from identities to reservations.',
      },
    },
    {
      at: 'dashboard',
      target: { role: 'region', name: 'dashboard.figures' },
      text: {
        ja: '利用の増減は、前の期間と比べて見られます。',
        en: 'The figures are compared with the period before.',
      },
    },
    {
      at: 'invoice/list-invoice?state=overdue',
      target: { role: 'rowheader', name: null, within: { role: 'table', name: 'invoice.title' } },
      visitorTask: { press: true },
      text: {
        ja: '期限を過ぎた請求書だけに絞り込みました。一つ開いてみましょう。',
        en: 'The list shows the overdue invoices only. Open one of them.',
      },
    },
    {
      at: 'invoice/list-invoice?state=overdue',
      stays: true,
      target: { role: 'button', name: 'print.print' },
      text: {
        ja: '請求書は、この形のままA4に印刷できます。税率ごとの消費税も計算されています。',
        en: 'It prints on A4 as it is shown, with the tax of each rate.',
      },
    },
    {
      at: 'premium-stats',
      target: { role: 'group', name: 'period.presets' },
      text: {
        ja: '会員パスの加入者は、期間を選んで数えます。',
        en: 'The members of each pass are counted for a period.',
      },
    },
    {
      at: 'menu/list-purchase',
      target: { role: 'button', name: 'purchase.exportDays' },
      text: {
        ja: 'アプリでの購入の集計です。月次の資料には、CSVで持ち出せます。',
        en: 'These are the purchases in the app. For a monthly paper they are saved as CSV.',
      },
    },
    {
      at: 'csv-import',
      target: { role: 'button', name: 'csvImport.choose' },
      text: {
        ja: '新しい店舗は、CSVでまとめて登録できます。エラーのある行は、送る前に分かります。',
        en: 'New shops are imported from CSV. Lines with errors are named before anything is sent.',
      },
    },
    {
      at: 'csv-import',
      target: { role: 'heading', name: 'csvImport.history' },
      text: {
        ja: 'これまでの取り込みも、成功と失敗の件数とともに残ります。',
        en: 'Earlier imports are kept with the numbers of lines that succeeded and failed.',
      },
    },
    {
      at: 'city-info',
      target: { role: 'link', name: 'cityInfo.edit' },
      text: {
        ja: '地域ごとに、使う機能を選べます。外した機能は、全員のメニューから消えます。',
        en: 'Each city chooses its features. One that is taken off leaves the menu of everybody.',
      },
    },
  ],
};

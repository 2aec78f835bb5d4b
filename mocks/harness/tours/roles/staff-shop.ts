import type { Tour } from '#mocks/harness/tours/tour';

export const staffShop: Tour = {
  role: 'staff_shop',
  minutes: 6,
  want: 'reserve:waiting',
  steps: [
    {
      at: 'dashboard',
      target: null,
      text: {
        ja: '店舗スタッフの一日を見てみましょう。出勤、予約、チャットが、仕事の中心です。',
        en: 'This is the day of shop staff: clocking in, reservations and chats are most of the work.',
      },
    },
    {
      at: 'timecard',
      target: { role: 'button', name: 'timecard.clockIn' },
      visitorTask: { press: true },
      text: {
        ja: '店に着いたら、まず出勤の打刻です。時刻はサーバーが記録します。',
        en: 'On arrival, staff clock in. The server records the time.',
      },
    },
    {
      at: 'timecard',
      stays: true,
      target: { role: 'button', name: 'timecard.clockOut' },
      text: {
        ja: '勤務中になりました。帰るときは、同じ場所の「退勤する」を押します。',
        en: 'The shift has begun. “Clock out” is in the same place at the end of the day.',
      },
    },
    {
      at: 'dashboard',
      target: { role: 'region', name: 'dashboard.waiting' },
      text: {
        ja: '待っている仕事は、ここに集まります。どれも、押すとその一覧が開きます。',
        en: 'The work that waits is gathered here. Each line leads to its list.',
      },
    },
    {
      at: 'notification-store',
      target: { role: 'rowheader', name: null, within: { role: 'table', name: 'notice.title' } },
      visitorTask: { press: true },
      text: {
        ja: '管理者からのお知らせです。一番上のお知らせを開いてみましょう。',
        en: 'These are the notices of the administrators. Open the first one.',
      },
    },
    {
      at: 'notification-store',
      stays: true,
      target: { role: 'button', name: 'notice.confirm' },
      text: {
        ja: '読んだら「確認済みにする」。だれが確認したかは、送った管理者にも伝わります。',
        en: 'After reading, staff confirm it, and the administrator who sent it sees who has.',
      },
    },
    {
      at: 'reserve?state=waiting',
      target: { role: 'rowheader', name: null, within: { role: 'table', name: 'reserve.title' } },
      visitorTask: { press: true },
      text: {
        ja: '予約に返事をします。受付待ちの予約を開きます。',
        en: 'Next come the answers to reservations. Open one that waits.',
      },
    },
    {
      at: 'reserve?state=waiting',
      stays: true,
      target: { role: 'button', name: 'reserve.accept' },
      visitorTask: { press: true },
      text: {
        ja: '人数と時刻を確かめて、受け付けます。',
        en: 'Check the guests and the time, and accept it.',
      },
    },
    {
      at: 'reserve?tab=week',
      target: { role: 'link', name: 'reserve.week' },
      text: {
        ja: '混む時間帯は、週のカレンダーで分かります。受け付けた予約は、数秒のあいだなら元に戻せます。',
        en: 'A calendar of the week shows the busy hours. For a few seconds, an accepted reservation can be undone.',
      },
    },
    {
      at: 'chat',
      target: { role: 'heading', name: 'chat.title' },
      text: {
        ja: 'お客さまからの質問は、チャットに届きます。未読の数は、ルームの横に出ます。',
        en: 'Questions of guests arrive in the chat. The number of unread ones stands beside each room.',
      },
    },
    {
      at: 'timeline?new=1',
      target: { role: 'textbox', name: 'timeline.content' },
      text: {
        ja: '臨時休業や割引のお知らせは、タイムラインに投稿できます。写真も付けられます。',
        en: 'A closed day or a discount can be posted on the timeline, with pictures.',
      },
    },
    {
      at: 'document',
      target: { role: 'heading', name: 'document.title' },
      text: {
        ja: '店頭に貼るポスターやPOPは、資料にあります。開いて、そのまま印刷できます。',
        en: 'Posters for the shop are among the documents, ready to be opened and printed.',
      },
    },
  ],
};

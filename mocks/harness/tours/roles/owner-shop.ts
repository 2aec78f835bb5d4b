import type { Tour } from '#mocks/harness/tours/tour';

export const ownerShop: Tour = {
  role: 'owner_shop',
  minutes: 8,
  want: 'reserve:waiting',
  steps: [
    {
      at: 'dashboard',
      target: null,
      text: {
        ja: '店舗オーナーの一日を見てみましょう。広告、予約、スタッフを、この画面からまとめて扱います。',
        en: 'This is the day of a shop owner, who handles ads, reservations and staff from this console.',
      },
    },
    {
      at: 'dashboard',
      target: { role: 'region', name: 'dashboard.waiting' },
      text: {
        ja: '朝はここから始めます。返事を待っている予約や、読んでいないお知らせが、古い順に並びます。',
        en: 'The morning starts here: reservations that wait for an answer and unread notices, the oldest first.',
      },
    },
    {
      at: 'dashboard',
      target: { role: 'region', name: 'dashboard.today' },
      text: {
        ja: '今日の予約と勤務は、その下にまとまっています。店に立つ前に、ひと目で確かめられます。',
        en: 'Today’s reservations and shifts stand below, to be checked at a glance before the shop opens.',
      },
    },
    {
      at: 'reserve?state=waiting',
      target: { role: 'rowheader', name: null, within: { role: 'table', name: 'reserve.title' } },
      visitorTask: { press: true },
      text: {
        ja: '受付待ちの予約です。開いて、内容を見てみましょう。',
        en: 'These reservations wait for an answer. Open one to see it.',
      },
    },
    {
      at: 'reserve?state=waiting',
      stays: true,
      target: { role: 'button', name: 'reserve.accept' },
      visitorTask: { press: true },
      text: {
        ja: '席があれば「受け付ける」。お客さまのアプリに、予約の確定が届きます。',
        en: 'If there is a free table, accept it. The guest’s app then shows the reservation as confirmed.',
      },
    },
    {
      at: 'reserve?state=waiting',
      stays: true,
      target: null,
      text: {
        ja: '受け付けました。数秒のあいだは元に戻せるので、押し間違えても慌てずに済みます。',
        en: 'It is accepted. For a few seconds it can be undone, so a slip does no harm.',
      },
    },
    {
      at: 'reserve?tab=week',
      target: { role: 'link', name: 'reserve.week' },
      text: {
        ja: '予約は一週間のカレンダーでも見られます。混む時間帯が、ひと目で分かります。',
        en: 'A calendar of the week shows the busy hours at a glance.',
      },
    },
    {
      at: 'time-sale?new=1',
      target: { role: 'heading', name: { id: 'resource.create', values: { noun: 'timeSale.noun' } } },
      text: {
        ja: '空いている時間には、タイムセールを出せます。題名と期間、クーポンの枚数を決めるだけです。',
        en: 'For quiet hours there is the time sale: a title, a period and a number of coupons are enough.',
      },
    },
    {
      at: 'timecard?tab=week',
      target: { role: 'link', name: 'workSchedule.week' },
      text: {
        ja: 'スタッフの勤務表です。だれがいつ店にいるかを、曜日ごとに組めます。',
        en: 'This is the schedule of the staff: who is in the shop at which hours of the week.',
      },
    },
    {
      at: 'staff',
      target: { role: 'link', name: { id: 'resource.create', values: { noun: 'people.staff.noun' } } },
      text: {
        ja: '新しいスタッフは、ここから登録します。登録すると、自分のアカウントでログインできます。',
        en: 'New staff are registered here, and can then sign in with an account of their own.',
      },
    },
    {
      at: 'shop-reviews',
      target: { role: 'heading', name: 'shopReview.title' },
      text: {
        ja: '一日の終わりには、お客さまからの御礼を読めます。よい一日でした。',
        en: 'At the end of the day, the thanks of the guests can be read here. It was a good day.',
      },
    },
  ],
};

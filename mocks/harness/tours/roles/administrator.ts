import type { Tour } from '#mocks/harness/tours/tour';

export const administrator: Tour = {
  role: 'Administrator',
  minutes: 8,
  steps: [
    {
      at: 'dashboard',
      target: null,
      text: {
        ja: '管理者の一日を見てみましょう。お知らせ、本人確認、イベントまで、地域の全体を運営します。',
        en: 'This is the day of an administrator, who runs the whole city: notices, identities, events.',
      },
    },
    {
      at: 'dashboard',
      target: { role: 'region', name: 'dashboard.waiting' },
      text: {
        ja: '確認が必要なものが、古い順に並びます。何日も待たせているものが、すぐ分かります。',
        en: 'What needs attention is listed, the oldest first. Nothing waits for days unseen.',
      },
    },
    {
      at: 'post/confirm-gender?state=waiting',
      feature: 'post',
      target: {
        role: 'region',
        name: null,
        within: { role: 'main' },
        orElse: { role: 'rowheader', name: null, within: { role: 'table', name: 'identity.title' } },
      },
      text: {
        ja: '本人確認は、一件ずつ続けて判断できます。書類を横に見ながら、キー一つで次へ進みます。',
        en: 'Identities are decided one after another, with the document beside the list; one key opens the next.',
      },
    },
    {
      at: 'post/list-report',
      feature: 'post',
      target: {
        role: 'region',
        name: null,
        within: { role: 'main' },
        orElse: { role: 'rowheader', name: null, within: { role: 'table', name: 'postReport.title' } },
      },
      text: {
        ja: '募集への通報も同じです。元の投稿と、同じ募集へのほかの通報を並べて確かめます。',
        en: 'Reports work the same way, beside the post and all other reports on it.',
      },
    },
    {
      at: 'notification',
      target: { role: 'link', name: 'notification.create' },
      visitorTask: { press: true },
      text: {
        ja: '市民へのお知らせは、プッシュ通知で送ります。作成を始めましょう。',
        en: 'Citizens are informed by push notifications. Begin a new one.',
      },
    },
    {
      at: 'notification',
      stays: true,
      target: { role: 'textbox', name: { id: 'notification.field.title', begins: true } },
      visitorTask: { type: { ja: '花火大会の交通規制について', en: 'Traffic during the fireworks' } },
      text: {
        ja: 'タイトルを入力すると、スマートフォンでの見え方が横に出ます。',
        en: 'While the title is typed, a phone shows what its receivers will see.',
      },
    },
    {
      at: 'notification',
      stays: true,
      target: { role: 'combobox', name: 'audience.for' },
      text: {
        ja: '送信先は、全員のほか、年代や学校、地図で囲んだ範囲でも選べます。送る前に人数が分かります。',
        en: 'The audience can be everyone, an age group, a school or a circle on the map, counted before it is sent.',
      },
    },
    {
      at: 'event?tab=month',
      target: { role: 'link', name: 'event.month' },
      text: {
        ja: 'イベントは月間カレンダーで見渡せます。日程が重なっていないか、すぐ分かります。',
        en: 'A calendar of the month shows the events, and where they overlap.',
      },
    },
    {
      at: 'advertisement',
      target: { role: 'searchbox', name: 'advertisement.search' },
      text: {
        ja: 'お店の広告は、店名や住所で探せます。公開と非公開も、一覧で切り替えられます。',
        en: 'Ads are found by name or address, and made public or private in the list.',
      },
    },
    {
      at: 'dashboard',
      target: { role: 'link', name: 'report.title' },
      visitorTask: { press: true },
      text: {
        ja: '月が変わったら、議会や上司への報告です。開いてみましょう。',
        en: 'When a month is over, the council wants a report. Open it.',
      },
    },
    {
      at: 'dashboard',
      stays: true,
      target: { role: 'button', name: 'print.print' },
      text: {
        ja: 'ひと月の数字がA4の紙にまとまっています。このまま印刷できます。',
        en: 'The month is on A4 paper already, ready to print.',
      },
    },
  ],
};

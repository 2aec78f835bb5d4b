/**
 * Every page of a city and its title (docs/spec/readings.md: ), for Administrator,
 * Administrator of four companies, Operator, owner_shop, staff_shop, Advertiser. m: opens and is in the menu;
 * u: opens; -: /401.
 */
export const PAGES = [
  ['dashboard', 'ダッシュボード', 'mmmmmm', '[R-ROUTE-11]'],
  ['tasks', '今日の窓口', 'mmmmmm', 'A-344'],
  ['notification', 'プッシュ通知', 'mmmmuu', '[R-ROUTE-12]'],
  ['notification-store', '管理者からのお知らせ', 'mmmmmm', '[R-ROUTE-13]'],
  ['notification-admin', '運営からのお知らせ', 'uuuuuu', '[R-ROUTE-14]'],
  ['document', '資料', 'mmmmmu', '[R-ROUTE-15]'],
  ['staff', 'スタッフ一覧', 'mmmmuu', '[R-ROUTE-16]'],
  ['timeline', 'タイムライン', 'mmmmmu', '[R-ROUTE-17]'],
  ['history-supported-products', '履歴', 'mmmmmu', '[R-ROUTE-18]'],
  ['manage-supported-products', '対応商品管理', 'mmmmuu', '[R-ROUTE-19]'],
  ['user/index', 'ユーザー一覧', 'mmm---', '[R-ROUTE-20, R-ROLE-08]'],
  ['timecard', 'タイムカード', '--mmm-', '[R-ROUTE-22]'],
  ['invoice/list-invoice', '請求書一覧', '-mm---', '[R-ROUTE-23, R-CITY-07, R-CITY-08]'],
  ['post/list-report', '募集通報', 'mmmuuu', '[R-ROUTE-25]'],
  ['post/confirm-gender', '本人確認', 'mmmuuu', '[R-ROUTE-26]'],
  ['post/list-post', '募集一覧', 'mmmuuu', '[R-ROUTE-27]'],
  ['menu/list-menu', 'メニュー設定', '--m--m', '[R-ROUTE-29, R-ROLE-10]'],
  ['menu/list-purchase', '購入集計', '--m--m', '[R-ROUTE-30, R-ROLE-10]'],
  ['products', '下書き一覧', 'mmmmuu', '[R-ROUTE-31]'],
  ['profile', 'プロフィール', 'uuuuuu', '[R-ROUTE-32, R-SIDE-03]'],
  ['shop-reviews', '御礼の記録', 'uuuuuu', '[R-ROUTE-33, R-SIDE-03]'],
  ['qrcode', 'QRコード', 'mmmmuu', '[R-ROUTE-34]'],
  ['locker/list-locker', 'ロッカー一覧', '--m--m', '[R-ROUTE-35, R-ROLE-10]'],
  ['locker/list', 'Locker', 'mmmmmm', '[R-ROUTE-36]'],
  ['policy', 'プライバシーポリシー', 'uuuuuu', '[R-ROUTE-37]'],
  ['term', '利用規約', 'uuuuuu', '[R-ROUTE-38]'],
  ['app-usage', 'アプリの使い方', 'uuuuuu', '[R-ROUTE-39]'],
  ['advertisement', '広告', 'mmmm-m', 'A-158'],
  ['genre', 'ジャンル', 'mmm---', 'A-158'],
  ['scene', 'シーン', 'mmm---', 'A-158'],
  ['flyer', 'チラシ', 'mmmm-m', 'A-158'],
  ['time-sale', 'タイムセール', 'mmmm-m', 'A-158'],
  ['coupon', 'クーポン', 'mmmm-m', 'A-158'],
  ['pass/list-pass', 'パス', 'mmm---', 'A-158'],
  ['pass/list-voucher', '特別バウチャー', 'mmmm--', 'A-158'],
  ['pass/list-package', 'パッケージ', 'mmm---', 'A-158'],
  ['news', 'ニュース', 'mmm---', 'A-158'],
  ['event', 'イベント', 'mmm---', 'A-158'],
  ['article', '記事', '------', '[R-CITY-10, R-SIDE-12]'],
  ['job', '求人', 'mmmm--', 'A-158'],
  ['reserve', '予約', 'mmmmmm', 'A-158'],
  ['chat', 'チャット', 'mmmmmm', 'A-158'],
  ['city-info', '地域情報', 'mmm---', 'A-158'],
  ['csv-import', 'CSVインポート', 'mmm---', 'A-158'],
  ['premium-stats', 'プレミアム統計', 'mmm---', 'A-158'],
] as const;

/**
 * The same for addresses that redirect: M and U are like m and u for the first target; N opens the second,
 * because the first is closed for the role.
 */
export const REDIRECTS = [
  ['user', ['user/index'], 'UUU---', '[R-ROUTE-20, R-ROLE-08]'],
  ['company', ['user/index?tab=company'], 'MMM---', '[R-ROUTE-21, R-ROLE-09]'],
  ['post', ['post/list-report'], 'UUUUUU', '[R-ROUTE-24]'],
  ['menu', ['menu/list-menu'], '--U--U', '[R-ROUTE-28]'],
  ['locker', ['locker/list-locker', 'locker/list'], 'NNUNNU', 'A-025, A-186'],
  ['pass', ['pass/list-pass', 'pass/list-voucher'], 'UUUN--', 'A-025, A-186'],
  ['invoice', ['invoice/list-invoice'], '-UU---', 'A-025'],
] as const;

/** The target of the address for a role with this letter. */
export const targetOf = (
  [, [first, second]]: (typeof REDIRECTS)[number],
  letter: string | undefined,
): string => (letter === 'N' && second !== undefined ? second : first);

export const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** The senders of notifications in a city. */
export const OPERATORS: readonly string[] = [
  '{place}まちアプリ事務局',
  '{place} 商店街連合会',
  '{place} 観光案内所',
  '{street} 事務局',
  '{venue}',
  '{place} 防災・くらし係',
  '{event} 実行委員会',
];

export const CLOSINGS: readonly string[] = [
  '詳しくはアプリの「お知らせ」からご確認ください。',
  'お問い合わせは{venue}の窓口（平日9:00〜17:00）までお願いします。',
  '皆さまのご来場を心よりお待ちしています。',
  '混雑が予想されますので、公共交通機関をご利用ください。最寄りは{station}です。',
  '内容は変更になる場合があります。当日の朝にもう一度ご確認ください。',
  'この通知は{city}を登録している方へお送りしています。',
];

/** Notifications of a city's guide. */
export const TEMPLATES: readonly { title: string; body: string }[] = [
  {
    title: '【{date}】{event} 開催のお知らせ',
    body: '{event}を{date}{time}から{spot}周辺で開催します。{street}の各店では{food}の特別販売も行います。雨天の場合は{later}に延期します。',
  },
  {
    title: '{street}で使える{percent}%還元クーポン配布中',
    body: '{street}の加盟店でアプリの画面を見せると、お会計から{percent}%を還元します。期間は{later}まで、おひとり1日1回までご利用いただけます。',
  },
  {
    title: '{food}フェア 先着{people}名さまに1品サービス',
    body: '{date}から{street}で「{food}フェア」を始めます。アプリの通知を見せた先着{people}名さまに、各店自慢の小鉢を1品サービスします。',
  },
  {
    title: '{venue} 体験教室の参加者募集（定員{people}名）',
    body: '{venue}で{date}{time}から体験教室を開きます。参加費は{yen}円、定員は{people}名です。申し込みが多い場合は抽選とし、{later}までに結果をお知らせします。',
  },
  {
    title: '{station}周辺 交通規制のお知らせ（{date}）',
    body: '{event}の開催に伴い、{date}{time}から{station}周辺で車両の通行を規制します。路線バスは一部の停留所を通過しますので、ご注意ください。',
  },
  {
    title: '{spot} 見ごろ情報を更新しました',
    body: '{spot}の今週の様子を写真で紹介しています。{date}ごろまでが見ごろの見込みです。散策のあとは{street}で{food}をどうぞ。',
  },
  {
    title: '大雨に関する注意と避難所のご案内',
    body: '{date}にかけて大雨となるおそれがあります。避難に時間のかかる方は早めの行動をお願いします。{venue}を自主避難所として{time}に開設します。',
  },
  {
    title: '{street} スタンプラリー 賞品の引き換えは{later}まで',
    body: '{street}の5店舗でスタンプを集めた方に、{food}または{yen}円分のお買い物券を差し上げます。引き換え場所は{venue}です。',
  },
  {
    title: 'タイムセール：本日{time}から{food}が{yen}円引き',
    body: '本日{time}から1時間、{station}前の参加店で{food}を{yen}円引きで販売します。数量に限りがありますので、売り切れの際はご容赦ください。',
  },
  {
    title: '{venue} 休館日とシステム点検のお知らせ',
    body: '{venue}は設備点検のため{date}を臨時休館とします。あわせて同日{time}まで、アプリの予約機能がご利用いただけません。',
  },
  {
    title: '{event} ボランティアスタッフを募集します',
    body: '{event}の運営を手伝ってくださる方を{people}名募集します。説明会は{date}{time}から{venue}で行います。高校生以上ならどなたでも参加できます。',
  },
  {
    title: '新しいお店が仲間入りしました（{street}）',
    body: '{street}に{food}の専門店が開店しました。{date}まで開店記念として、アプリ会員の方は全品{percent}%引きでご利用いただけます。',
  },
  {
    title: '{spot} 清掃活動のお礼と次回のご案内',
    body: '先日の{spot}清掃活動には{people}名の方にご参加いただきました。ありがとうございました。次回は{later}{time}に{station}前へお集まりください。',
  },
  {
    title: 'プレミアム商品券の抽選結果を発表しました',
    body: '{city}のプレミアム商品券の抽選結果を発表しました。当選された方は{later}までに{venue}で購入手続きをお願いします。1冊{percent}%のお得分がつきます。',
  },
];

/** A message of a conversation: `us` works on the console, `them` is the other party. */
export interface ChatLine {
  by: 'us' | 'them';
  text: string;
}

/** The other party of a conversation, which determines its topics. */
export type ChatKind = 'office' | 'shop' | 'advertiser' | 'colleague';

const byOther = (text: string): ChatLine => ({ by: 'them', text });
const us = (text: string): ChatLine => ({ by: 'us', text });

/** Users of the app, writing to the office. */
const OFFICE: readonly ChatLine[] = [
  byOther('はじめまして。{place}アプリの通知が昨日から届かなくなりました。'),
  us('お問い合わせありがとうございます。お使いの機種とアプリのバージョンを教えていただけますか。'),
  byOther('iPhoneで、バージョンは4.2.1です。'),
  us('ありがとうございます。本体の「設定」→「通知」で{place}アプリが許可になっているかご確認ください。'),
  byOther('オフになっていました！届くようになりました。'),
  us('安心しました。またお気づきの点があればお知らせください。'),
  byOther('{event}の開始時間を知りたいのですが、アプリのどこに出ていますか。'),
  us('「イベント」の一覧からご覧いただけます。今年は10時開始の予定です。'),
  byOther('雨天の場合はどうなりますか？'),
  us('小雨決行です。中止のときは当日朝7時までにお知らせを配信します。'),
  byOther('助かります。家族で行きます。'),
  byOther('{street}で店をしている者です。掲載内容の変更はどちらにお願いすればよいでしょうか。'),
  us('こちらで承ります。店名と変更したい箇所をお送りください。'),
  byOther('営業時間を11時〜19時に、定休日を水曜にお願いします。'),
  us('承知しました。本日中に反映します。'),
  us('営業時間と定休日を更新しました。アプリでご確認ください。'),
  byOther('確認しました。早くてびっくりです。ありがとうございました。'),
  byOther('スタンプラリーの景品はまだ残っていますか。{spot}まで回りました。'),
  us('景品は{venue}の窓口で引き換えています。残り30個ほどです。'),
  byOther('明日の午前中に伺います。'),
  us('お待ちしております。アプリの達成画面をご提示ください。'),
];

/** Guests, writing to a shop. */
const SHOP: readonly ChatLine[] = [
  byOther('明日の18時半に4名で予約したいのですが、席は空いていますか。'),
  us('ありがとうございます。18時半でしたらテーブル席をご用意できます。'),
  byOther('子ども用の椅子もお願いできますか。'),
  us('はい、2脚ご用意しておきます。お気をつけてお越しください。'),
  byOther('{food}はまだありますか？お土産に3つ買いたいです。'),
  us('本日分は残り10個ほどです。お取り置きもできます。'),
  byOther('では3つ、17時ごろ受け取りに行きます。'),
  us('承知しました。レジでお名前をお伝えください。'),
  byOther('卵アレルギーがあるのですが、食べられるメニューはありますか。'),
  us('卵を使わない定食が2種類ございます。ご来店時にスタッフへお声がけください。'),
  byOther('ありがとうございます。今度の日曜に伺います。'),
  byOther('駐車場はありますか。{station}から歩くと何分でしょう。'),
  us('店の裏に3台分ございます。{station}からは歩いて6分ほどです。'),
  byOther('クーポンは他の割引と一緒に使えますか。'),
  us('申し訳ありません、併用はお断りしております。お得なほうをお選びください。'),
];

/** The office, writing to an advertiser. */
const ADVERTISER: readonly ChatLine[] = [
  us('来月の広告の差し替えについてご相談です。画像の締め切りはいつになりますか。'),
  byOther('今月25日までにお送りいただければ、1日の朝から掲載できます。'),
  us('承知しました。写真を3枚お送りします。'),
  byOther('受け取りました。2枚目が少し暗いので、明るさを調整してもよろしいですか。'),
  us('はい、お任せします。'),
  byOther('{event}に合わせて、クーポンの期間を1週間延ばすお店が増えています。いかがですか。'),
  us('うちも延ばします。終了日を月末に変えてください。'),
  byOther('変更しました。アプリの表示をご確認ください。'),
  us('確認しました。先月の閲覧数も教えてもらえますか。'),
  byOther('先月は1,284回でした。前の月より18%増えています。'),
];

/** Users of the same console, writing to each other. */
const COLLEAGUE: readonly ChatLine[] = [
  byOther('{street}の新しいお店、3件まとめて登録しておきました。確認をお願いします。'),
  us('確認しました。2件目の電話番号だけ桁が足りないようです。'),
  byOther('失礼しました。直しました。'),
  us('OKです。公開しておきます。'),
  byOther('{event}の通知文、下書きを入れました。配信は明日の9時でよいですか。'),
  us('9時で大丈夫です。対象は{place}の全員でお願いします。'),
  byOther('了解です。'),
  us('通報が1件来ています。午後に見てもらえますか。'),
  byOther('見ました。投稿を非公開にして、本人に連絡しました。'),
  us('ありがとうございます。助かります。'),
  byOther('{spot}の写真が古いので、今週撮り直してきます。'),
  us('お願いします。{food}の写真もあるとうれしいです。'),
];

export const TALKS: Readonly<Record<ChatKind, readonly ChatLine[]>> = {
  office: OFFICE,
  shop: SHOP,
  advertiser: ADVERTISER,
  colleague: COLLEAGUE,
};

/** Unread messages, the newest last. */
export const UNREAD_LINES: Readonly<Record<ChatKind, readonly string[]>> = {
  office: [
    '{venue}の駐車場は使えますか。',
    '急ぎではありませんが、お返事をお待ちしています。',
    'もう一点だけ教えてください。',
  ],
  shop: ['今からでも間に合いますか？', '人数が1名増えるかもしれません。', '着いたらまた連絡します。'],
  advertiser: [
    '新しい料金表をお送りします。',
    'ご都合のよい日を教えてください。',
    '先ほどの件、いかがでしょうか。',
  ],
  colleague: ['あとで電話します。', '資料を共有しました。', 'さきほどの件、対応済みです。'],
};

/** The messages that the panel sends. */
export const PUSHED_LINES: readonly string[] = [
  'すみません、いまお時間よろしいですか。',
  '先ほどの件で、もう少し詳しく教えてください。',
  'ありがとうございます。試してみます。',
  '写真を撮ったので、あとで窓口へお持ちします。',
  '助かりました。また何かあればご連絡します。',
];

/** Companies and shops that write under their own names. */
export const SHOP_NAMES: readonly string[] = [
  '{street} 青果店',
  '喫茶 {station}前',
  '{food}の店 まるや',
  '{venue} 売店',
];

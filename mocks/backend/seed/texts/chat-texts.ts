/** A message of a conversation: `us` works on the console, `them` is the other party. */
export interface ChatLine {
  by: 'us' | 'them';
  text: string;
}

/** The other party of a conversation, which determines its topics. */
export type ChatKind = 'office' | 'shop' | 'advertiser' | 'colleague';

const byThem = (text: string): ChatLine => ({ by: 'them', text });
const byUs = (text: string): ChatLine => ({ by: 'us', text });

/** Users of the app, writing to the office. */
const OFFICE: readonly ChatLine[] = [
  byThem('はじめまして。{place}アプリの通知が昨日から届かなくなりました。'),
  byUs('お問い合わせありがとうございます。お使いの機種とアプリのバージョンを教えていただけますか。'),
  byThem('iPhoneで、バージョンは4.2.1です。'),
  byUs('ありがとうございます。本体の「設定」→「通知」で{place}アプリが許可になっているかご確認ください。'),
  byThem('オフになっていました！届くようになりました。'),
  byUs('安心しました。またお気づきの点があればお知らせください。'),
  byThem('{event}の開始時間を知りたいのですが、アプリのどこに出ていますか。'),
  byUs('「イベント」の一覧からご覧いただけます。今年は10時開始の予定です。'),
  byThem('雨天の場合はどうなりますか？'),
  byUs('小雨決行です。中止のときは当日朝7時までにお知らせを配信します。'),
  byThem('助かります。家族で行きます。'),
  byThem('{street}で店をしている者です。掲載内容の変更はどちらにお願いすればよいでしょうか。'),
  byUs('こちらで承ります。店名と変更したい箇所をお送りください。'),
  byThem('営業時間を11時〜19時に、定休日を水曜にお願いします。'),
  byUs('承知しました。本日中に反映します。'),
  byUs('営業時間と定休日を更新しました。アプリでご確認ください。'),
  byThem('確認しました。早くてびっくりです。ありがとうございました。'),
  byThem('スタンプラリーの景品はまだ残っていますか。{spot}まで回りました。'),
  byUs('景品は{venue}の窓口で引き換えています。残り30個ほどです。'),
  byThem('明日の午前中に伺います。'),
  byUs('お待ちしております。アプリの達成画面をご提示ください。'),
];

/** Guests, writing to a shop. */
const SHOP: readonly ChatLine[] = [
  byThem('明日の18時半に4名で予約したいのですが、席は空いていますか。'),
  byUs('ありがとうございます。18時半でしたらテーブル席をご用意できます。'),
  byThem('子ども用の椅子もお願いできますか。'),
  byUs('はい、2脚ご用意しておきます。お気をつけてお越しください。'),
  byThem('{food}はまだありますか？お土産に3つ買いたいです。'),
  byUs('本日分は残り10個ほどです。お取り置きもできます。'),
  byThem('では3つ、17時ごろ受け取りに行きます。'),
  byUs('承知しました。レジでお名前をお伝えください。'),
  byThem('卵アレルギーがあるのですが、食べられるメニューはありますか。'),
  byUs('卵を使わない定食が2種類ございます。ご来店時にスタッフへお声がけください。'),
  byThem('ありがとうございます。今度の日曜に伺います。'),
  byThem('駐車場はありますか。{station}から歩くと何分でしょう。'),
  byUs('店の裏に3台分ございます。{station}からは歩いて6分ほどです。'),
  byThem('クーポンは他の割引と一緒に使えますか。'),
  byUs('申し訳ありません、併用はお断りしております。お得なほうをお選びください。'),
];

/** The office, writing to an advertiser. */
const ADVERTISER: readonly ChatLine[] = [
  byUs('来月の広告の差し替えについてご相談です。画像の締め切りはいつになりますか。'),
  byThem('今月25日までにお送りいただければ、1日の朝から掲載できます。'),
  byUs('承知しました。写真を3枚お送りします。'),
  byThem('受け取りました。2枚目が少し暗いので、明るさを調整してもよろしいですか。'),
  byUs('はい、お任せします。'),
  byThem('{event}に合わせて、クーポンの期間を1週間延ばすお店が増えています。いかがですか。'),
  byUs('うちも延ばします。終了日を月末に変えてください。'),
  byThem('変更しました。アプリの表示をご確認ください。'),
  byUs('確認しました。先月の閲覧数も教えてもらえますか。'),
  byThem('先月は1,284回でした。前の月より18%増えています。'),
];

/** Users of the same console, writing to each other. */
const COLLEAGUE: readonly ChatLine[] = [
  byThem('{street}の新しいお店、3件まとめて登録しておきました。確認をお願いします。'),
  byUs('確認しました。2件目の電話番号だけ桁が足りないようです。'),
  byThem('失礼しました。直しました。'),
  byUs('OKです。公開しておきます。'),
  byThem('{event}の通知文、下書きを入れました。配信は明日の9時でよいですか。'),
  byUs('9時で大丈夫です。対象は{place}の全員でお願いします。'),
  byThem('了解です。'),
  byUs('通報が1件来ています。午後に見てもらえますか。'),
  byThem('見ました。投稿を非公開にして、本人に連絡しました。'),
  byUs('ありがとうございます。助かります。'),
  byThem('{spot}の写真が古いので、今週撮り直してきます。'),
  byUs('お願いします。{food}の写真もあるとうれしいです。'),
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

/** Posts of users who look for company. */
export const POSTS: readonly string[] = [
  '{spot}を一緒に散歩してくれる方を探しています。{date}の朝、{station}集合で1時間くらいです。',
  '{event}に一緒に行きませんか。{date}、{station}の改札前で待ち合わせ、帰りに{food}を食べましょう。',
  '{venue}の体験教室に申し込みました。ひとりだと心細いので、同年代の方と参加したいです。',
  '引っ越してきたばかりです。{street}のおすすめのお店を教えてくれる友達がほしいです。',
  '{spot}で朝ランをしています。週1回、5kmくらいをゆっくり走れる方、いかがですか。',
  '{food}の食べ歩き仲間を募集します。{street}を{people}軒まわる予定です。',
  '小学生の子どもがいます。{spot}で一緒に遊べる親子の方、{date}の午後にお会いしませんか。',
  '{venue}で月2回、英会話の練習会をしています。初心者の方も歓迎です。',
  'カメラ好きの方、{spot}の夕方を撮りに行きましょう。{station}から歩いて行きます。',
  '読書会の仲間を募集中。{date}に{venue}の一室を借りています。定員は{people}名です。',
  '{station}の近くで将棋を指せる方を探しています。腕前は問いません。',
  '{event}のボランティアに申し込む友達を探しています。説明会は{date}、{venue}です。',
];

/** The reasons of reports. */
export const REPORTS: readonly string[] = [
  '募集内容が実際と違い、商品の勧誘をされました。',
  '待ち合わせ場所（{station}）に来ませんでした。連絡も取れません。',
  '個人の電話番号とSNSのIDが本文に書かれています。',
  'アプリの外でのやり取りをしつこく求められました。',
  '年齢や性別を偽っていると思います。確認をお願いします。',
  '同じ募集が何度も投稿されていて迷惑です。',
  '参加費と言われて、{street}で{yen}円を先に払うよう求められました。',
  '言葉づかいが乱暴で、怖い思いをしました。',
  '宗教の勧誘でした。{venue}での集まりに誘われました。',
  '写真が本人のものではないようです。',
  '{spot}での飲酒を勧める内容です。未成年の参加者もいます。',
  '募集がすでに終わっているのに、参加の返事を求められました。',
];

export const NICKNAMES: readonly string[] = [
  'さくら',
  'ゆうた',
  'みなと',
  'ハル',
  'そら',
  'まるこ',
  'けんけん',
  'なっちゃん',
  'たこ好き',
  'あおい',
  'りく',
  'こはる',
  'しんじ',
  'ももか',
  'ベイビーター',
  'ひなた',
];

export const SURNAMES: readonly string[] = [
  '佐藤',
  '鈴木',
  '高橋',
  '田中',
  '伊藤',
  '渡辺',
  '山本',
  '中村',
  '小林',
  '加藤',
  '吉田',
  '松本',
  '井上',
  '藤原',
  '岡本',
  '西村',
  '木村',
  '清水',
  '山口',
  '森',
  '池田',
  '橋本',
  '前田',
  '石川',
];
export const GIVEN_NAMES = {
  female: ['美咲', '陽菜', '結衣', '恵子', '由美', '真理', '彩香', '千尋'],
  male: ['翔太', '大輔', '健一', '浩二', '拓也', '直樹', '悠人', '誠'],
} as const;

/**
 * For people of companies: a notification lists them as receivers beside the users of a city, and no two may
 * share a name.
 */
export const GIVEN_NAMES_OF_COMPANIES = {
  female: ['葵', '美穂', '裕子', '明美', '菜々子', '優奈', '和子', '麻衣'],
  male: ['蓮', '和也', '隆', '達也', '剛', '陽介', '正人', '亮太'],
} as const;

/** Kinds of identity documents. */
export const DOCUMENTS: readonly string[] = [
  '運転免許証',
  '健康保険証',
  'マイナンバーカード（表面）',
  '学生証',
  'パスポート',
];

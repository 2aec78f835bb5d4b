/** The texts of the `edge` profile, which are most likely to break a screen. */
const EDGE_TEXTS: readonly string[] = [
  '髙﨑🗾𠮷野家で会いましょう',
  'か\u3099き\u3099く\u3099け\u3099こ\u3099（結合文字の濁点）',
  'مرحبا بكم في مدينتنا 明石 שלום',
  '<b>太字</b> & "引用" \'単引用\' <img src=x onerror=alert(1)>',
  '<script>alert("実行されてはいけません")</script>',
  'https://example.jp/very/long/path/without/any/space/and/with/a/query?keyword=%E6%98%8E%E7%9F%B3&page=1234567890',
  '👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈1️⃣ 絵文字だけではない題名',
  'ｶﾅと全角ＡＢＣ１２３と半角ABC123',
  '　先頭と末尾に全角の空白　',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that must be shown unchanged
  'null undefined NaN 0 false {} [] ${city} {count} %s',
  'Zwölf Boxkämpfer jagen Eva quer über den großen Sylter Deich',
  'ﾊﾝｶｸ改行\nを含む題名\tとタブ',
  "Robert'); DROP TABLE notifications;--",
  'あ',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.repeat(4),
];

/** The difficult text of a row; every third fills its limit, in code points. */
export function hardText(index: number, limit: number): string {
  const text = EDGE_TEXTS[index % EDGE_TEXTS.length] ?? '';
  return index % 3 === 0 ? repeatedTo(text, limit) : [...text].slice(0, limit).join('');
}

/** Year ends in Japan and the last leap day, all before the anchor. */
export function hardDate(index: number, anchor: number): string {
  const lastYear = new Date(anchor).getUTCFullYear() - 1;
  const year = lastYear - (index % 4);
  const dates = [
    `${year}-12-31T14:59:59.999Z`,
    `${year}-12-31T15:00:00.000Z`,
    `${lastYear - (lastYear % 4)}-02-29T03:00:00.000Z`,
  ];
  return dates[index % dates.length] ?? `${year}-01-01T00:00:00.000Z`;
}

function repeatedTo(text: string, limit: number): string {
  const points = [...text];
  return Array.from({ length: limit }, (_, index) => points[index % points.length]).join('');
}

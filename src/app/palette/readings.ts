/** Readings of the Japanese screen titles that are not kana only. Keys are message ids. */
export const READINGS: Readonly<Record<string, string>> = {
  'advertisement.title': 'こうこく',
  'app.appUsage.title': 'あぷりのつかいかた',
  'app.term.title': 'りようきやく',
  'article.title': 'きじ',
  'city.title': 'ちいきせんたく',
  'cityInfo.title': 'ちいきじょうほう',
  'csvImport.title': 'しーえすぶいいんぽーと',
  'document.title': 'しりょう',
  'identity.title': 'ほんにんかくにん',
  'invoice.title': 'せいきゅうしょいちらん',
  'job.title': 'きゅうじん',
  'lockerList.title': 'ろっかー',
  'lockerSetting.title': 'ろっかーいちらん',
  'menuItem.title': 'めにゅーせってい',
  'notice.title': 'かんりしゃからのおしらせ',
  'notification.title': 'ぷっしゅつうち',
  'operatorNotice.title': 'うんえいからのおしらせ',
  'postList.title': 'ぼしゅういちらん',
  'postReport.title': 'ぼしゅうつうほう',
  'premiumStats.title': 'ぷれみあむとうけい',
  'productDraft.title': 'したがきいちらん',
  'productHistory.title': 'りれき',
  'purchase.title': 'こうにゅうしゅうけい',
  'qrcode.title': 'きゅーあーるこーど',
  'reserve.title': 'よやく',
  'shopAdmin.title': 'てんぽかんりしゃ',
  'shopReview.title': 'おれいのきろく',
  'staff.title': 'すたっふいちらん',
  'supportedProduct.title': 'たいおうしょうひんかんり',
  'userIndex.title': 'ゆーざーいちらん',
  'voucher.title': 'とくべつばうちゃー',
};

/**
 * Readings of the cities of the specification, by slug. Any other city is found in Latin letters only by its
 * slug.
 */
export const CITY_READINGS: Readonly<Record<string, string>> = {
  akashi: 'あかし',
  fujisawa: 'ふじさわ',
  kusatsu: 'くさつ',
  nishinomiya: 'にしのみや',
  settsu: 'せっつ',
  seveneleven: 'せぶんいれぶん',
  shonan: 'しょうなん',
  takatsuki: 'たかつき',
  toyonaka: 'とよなか',
};

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;

/**
 * Quotations of the specification in English stay English in every language; Japanese ones stay in Japanese
 * (A-018).
 */
const ENGLISH = {
  'shell.sizeSwitched': 'Switch Size Success',
  'language.switched': 'Switch Language Success',
  'shell.fullscreen.unsupported': 'you browser can not work',
  'session.verificationFailed': 'Verification failed, please login again',
  'session.rolesEmpty': 'getInfo: roles must be a non-null array !',
  'session.mismatch': 'Invalid form authenticity token. (Browser auto reload after 5s)',
  'problem.server': 'Server Error Occured. Please Try Again !',
  'problem.basicsBlank': 'Basics field may not be blank.',
  'problem.fallback': 'Your {field} is invalid or exists already !',
  'account.password.required': 'Password is required',
  'account.password.short': 'Please enter at least 8 characters without a space.',
  'account.password.userSymbols': 'only half-width letters, digits and symbols, $ excluded',
  'lockerList.title': 'Locker',
  'coupon.afterDiscount': 'Please do not enter after!',
  'timeSale.past': 'Please enter a time sale time greater than the current time.',
  'timeSale.noDeadline': 'Please select a deadline',
};
const JAPANESE = {
  'common.saved': '保存しました。',
  'session.unknownUser': 'このユーザ名が存在していません。',
  'session.regionDenied': 'あなたのアカウントはこの地域にアクセスできません。',
  'user.denyPermission': 'システムにアクセスする権限がありません。',
  'problem.sessionEnded': 'セッションが切れました',
  'problem.duplicateUsername': 'ユーザー名が既に使用されています。 もう一度お試しください。',
  'realtime.failed': 'Firebaseへのアクセスは失敗しました。',
  'realtime.forbidden': 'Firebase利用権限がありません。',
  'account.password.userShort': 'パスワードは英数含む8文字以上',
  'account.password.userDiffer': 'パスワードが一致しません',
  'account.password.differ': 'パスワードと確認パスワードが一致しません',
  'scene.nameRequired': 'シーン名を入力してください。',
};

const among = (texts: Record<string, string>, quoted: object) =>
  Object.fromEntries(Object.keys(quoted).map((id) => [id, texts[id]]));

test.each(['ja', 'en', 'es', 'zh'])(
  'in %s English quotations are unchanged [R-I18N-07, R-MSG-10, R-MSG-41, A-018]',
  (locale) => {
    expect(among(textsOf(locale), ENGLISH)).toEqual(ENGLISH);
  },
);

test('in Japanese the Japanese quotations are unchanged [R-I18N-07, A-018]', () => {
  expect(among(textsOf('ja'), JAPANESE)).toEqual(JAPANESE);
});

test.each(['en', 'es', 'zh'])('in %s no text is in Japanese [R-I18N-07, R-MSG-29, A-018]', (locale) => {
  const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
  expect(Object.entries(textsOf(locale)).filter(([, text]) => kana.test(text))).toEqual([]);
});

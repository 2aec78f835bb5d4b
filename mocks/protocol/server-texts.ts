import type { FieldProblem } from '#domain/base/problems';
import { filled } from '#mocks/seed/texts/filled';

/** What the fake backend says in its own words. Real backends speak Japanese here, whatever the console's language. */
export const SERVER_TEXTS = {
  unauthorized: '認証の有効期限が切れています。もう一度ログインしてください。',
  denied: 'この操作を行う権限がありません。',
  region: 'あなたのアカウントはこの地域にアクセスできません。',
  notFound: '指定されたデータが見つかりません。',
  companyNotFound: '指定された会社が見つかりません。',
  cityMissing: '地域を指定してください。',
  notOfCity: '次の利用者にはこの地域から送信できません：{names}',
  nobodyToSendTo: '送信先に当てはまる利用者がいません。',
  schoolNotFound: '指定された学校が見つかりません。',
  otherSchool: 'この学校を利用する権限がありません。',
  notReceived: 'このお知らせはあなた宛てではありません。',
  confirmedAlready: 'このお知らせはすでに確認済みです。',
  cityNotFound: '指定された地域が見つかりません。',
  unreadable: 'リクエストの本文を読み取れません。',
  invalid: '入力内容が正しくありません。',
  suspended: 'このアカウントは利用を停止されています。',
  suspendedAlready: 'この利用者はすでに利用停止中です。',
  notSuspended: 'この利用者は利用停止中ではありません。',
  onlyOperators: 'オペレーターの変更は、オペレーターだけが行えます。',
  ownSuspension: '自分自身を利用停止にすることはできません。',
  ownPermission: '自分自身の権限は変更できません。',
  nothingToConfirm: 'この利用者から本人確認の申請はありません。',
  shopAssigned: '「{name}」は担当店舗があるため削除できません。担当を外してから削除してください。',
  ownRemoval: '自分自身は削除できません。',
  ownerIsNoStaff: 'オーナーは店舗管理者の画面で変更してください。',
  areaNotFound: '指定されたエリアが見つかりません。',
  advertiserNotFound: '指定された広告主が見つかりません。',
  adNotFound: '指定された広告が見つかりません。',
  genreNotFound: '指定されたジャンルが見つかりません。',
  genreHasChildren: '下位のジャンルがあるため削除できません。',
  genreInUse: '広告で使われているため削除できません。',
  reserveState: 'この予約は現在「{state}」のため、この操作はできません。',
  reserveStates: {
    waiting: '受付待ち',
    accepted: '確定',
    waiting_for_cancellation: 'キャンセル申請中',
    expired: '期限切れ',
    cancelled: 'キャンセル済み',
  },
  passNotFound: '指定されたパスが見つかりません。',
  passHeld: 'このパスを持っている利用者がいるため削除できません。',
  passOfVoucher: 'このパスの特別バウチャーがあるため削除できません。',
  ownerNotFound: 'このユーザー名の所有者が見つかりません。',
  nothingChosen: '既読にする通報を選択してください。',
  reportApproved: 'この通報はすでに承認されています。',
  identityDecided: 'この利用者の本人確認はすでに完了しています。',
  usernameTaken: 'このユーザー名は既に使用されています。',
  emailTaken: 'このメールアドレスは既に使用されています。',
  emailNotVerified: 'このメールアドレスは確認されていません。確認コードで確認してください。',
  broken: 'サーバーでエラーが発生しました。',
} as const;

const BY_STATUS: Readonly<Record<number, string>> = {
  209: 'この項目は使用中のため削除できません。',
  400: SERVER_TEXTS.invalid,
  401: SERVER_TEXTS.unauthorized,
  403: SERVER_TEXTS.denied,
  404: SERVER_TEXTS.notFound,
  405: 'この操作は許可されていません。',
  406: 'セッションが切れました',
  409: '他の利用者が先に更新しました。',
  500: SERVER_TEXTS.broken,
};

export const textOfStatus = (status: number): string =>
  BY_STATUS[status] ?? `エラーが発生しました（${status}）。`;

const BY_RULE: Readonly<Record<string, string>> = {
  'problem.required': 'この項目は必須です。',
  'problem.range': '{min}から{max}までの数値を入力してください。',
  'period.endBeforeStart': '終了日は開始日より後にしてください。',
  'period.tooLong': '期間は{max}日以内で指定してください。',
  'problem.tooLong': '{max}文字以内で入力してください。',
  'problem.past': '現在より後の日時を入力してください。',
  'problem.endBeforeStart': '終了は開始より後にしてください。',
  'problem.wholeNumber': '0以上の整数を入力してください。',
  'problem.tooManyDigits': '{max}桁以内で入力してください。',
  'problem.colour': '色は#と6桁の16進数で入力してください。',
  'voucher.belowShared': '共有済みの{shared}枚より少なくはできません。',
  'coupon.afterDiscount': 'Please do not enter after!',
  'scene.nameRequired': 'シーン名を入力してください。',
  'genre.parentLoop': 'このジャンル自身、またはその下のジャンルは選べません。',
  'flyer.filesRequired': 'ファイルを1件以上添付してください。',
  'upload.fileType': '画像（jpg、jpeg、png、gif）またはPDFを添付してください。',
  'upload.pdfBytes': 'PDFは40MB以内にしてください。',
  'upload.pictureBytes': '画像は15MB以内にしてください。',
  'upload.tooMany': 'ファイルは{max}件以内にしてください。',
  'audience.problem.ageOrder': '年齢の範囲が逆です。',
  'account.emailInvalid': 'メールアドレスの形式が正しくありません。',
  'account.password.required': 'Password is required',
  'account.password.short': 'Please enter at least 8 characters without a space.',
  'account.password.differ': 'パスワードと確認パスワードが一致しません',
  'account.password.userShort': 'パスワードは英数含む8文字以上',
  'account.password.userSymbols': 'only half-width letters, digits and symbols, $ excluded',
  'account.password.userDiffer': 'パスワードが一致しません',
};

/** A rule without a text of the server's own is told by its id: a code, as backends do. */
export function textOfProblem({ messageId, values = {} }: FieldProblem): string {
  return filled(BY_RULE[messageId] ?? messageId, values);
}

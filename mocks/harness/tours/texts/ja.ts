import { ROLE_NAMES } from '#mocks/harness/link/role-names';
import type { NoTurn } from '#mocks/harness/tours/use-turns';

export const ja = {
  roles: ROLE_NAMES.ja,
  title: (role: string) => `${role}の案内`,
  progress: (step: number, count: number) => `${step} / ${count}`,
  press: '押してみてください。「次へ」なら、代わりに押します。',
  type: '入力してEnterを押してください。「次へ」なら、代わりに入力します。',
  missing: (name: string) => `「${name}」が見つかりません。表示されると、次のことが分かります。`,
  missingPage: 'ページの準備ができていません。',
  lost: '案内の途中です。「続きから」で、案内のページに戻ります。',
  /** Why a turn led nowhere. */
  noTurn: {
    first: 'ここが最初の場面です。',
    end: '案内はここまでです。この先の場面はありません。',
    away: '← → は案内のページで使えます。「続きから」で戻れます。',
    busy: 'ページを開いています。開いたら進めます。',
    field: 'いまは、ページの入力欄や一覧が ← → を使います。案内は「戻る」「次へ」で進めます。',
  } satisfies Record<NoTurn, string>,
  finished: (role: string) => `${role}の案内は以上です。このまま自由に操作できます。`,
  back: '戻る',
  next: '次へ',
  stop: '終える',
  resume: '続きから',
  close: '閉じる',
  toLobby: '最初の画面へ',
  otherRoles: 'ほかの役割を見る',
  demoData: 'デモデータ',
};

export type TourTexts = typeof ja;

import { ROLE_NAMES } from '#mocks/harness/link/role-names';

export const ja = {
  roles: ROLE_NAMES.ja,
  title: (role: string) => `${role}の案内`,
  progress: (step: number, count: number) => `${step} / ${count}`,
  press: '押してみてください。「次へ」なら、代わりに押します。',
  type: '入力してEnterを押してください。「次へ」なら、代わりに入力します。',
  missing: (name: string) => `「${name}」が見つかりません。表示されると、次のことが分かります。`,
  missingPage: 'ページの準備ができていません。',
  lost: '案内の途中です。「続きから」で、案内のページに戻ります。',
  busy: '開いています…',
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

import type { PageFailure } from './failure-of-page';

/** What a call does, by the first word of its line in docs/spec/endpoints.md. */
const DEEDS: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  Deletes: ['削除', 'Deleting'],
  Creates: ['追加', 'Creating'],
  Registers: ['登録', 'Registering'],
  Sends: ['送信', 'Sending'],
  Changes: ['保存', 'Changing'],
  Sets: ['保存', 'Setting'],
  Approves: ['承認', 'Approving'],
  Confirms: ['確認', 'Confirming'],
  Issues: ['発行', 'Issuing'],
  Imports: ['取り込み', 'Importing'],
  Marks: ['既読', 'Marking'],
};

const firstWord = ({ does }: PageFailure) => does.split(' ')[0] ?? '';

const ja = {
  title: 'この画面で起こせること',
  failure: (failure: PageFailure) => {
    const { verb, records } = failure;
    if (verb === null) return `${records || 'データ'}を読み込めない`;
    const [deed] = DEEDS[firstWord(failure)] ?? ['更新'];
    return `${records ? `${records}の` : ''}${deed}が失敗する`;
  },
  offline: '通信が切れる',
  slow: 'すべて3秒かかる',
  session: 'ログインが切れる',
  notice: '新しいお知らせが届く',
  again: 'もう一度押すと元に戻ります。',
  endAll: 'すべて元に戻す',
};

const en: typeof ja = {
  title: 'What can happen on this page',
  failure: (failure) => {
    if (failure.verb === null) return 'The records cannot be loaded';
    const first = firstWord(failure);
    const [, deed] = DEEDS[first] ?? [];
    return deed ? `${failure.does.replace(first, deed)} fails` : `Fails: ${failure.does}`;
  },
  offline: 'The connection is lost',
  slow: 'Everything takes 3 seconds',
  session: 'The session ends',
  notice: 'A notice arrives',
  again: 'A second press ends it.',
  endAll: 'End all',
};

export const incidentsTexts = { ja, en };

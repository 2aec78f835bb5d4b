import type { PageLanguage } from './page-language';

interface PageTexts {
  title: string;
  intro: (seed: string) => string;
  otherLanguage: string;
  addresses: string;
  document: string;
  noNetwork: string;
  code: string;
  accounts: string;
  password: string;
  shopCode: string;
  signIn: string;
  signInAs: (name: string) => string;
  settings: string;
  day: string;
  clock: string;
  latency: string;
  set: string;
  faults: string;
  add: string;
  remove: string;
  badFault: (text: string) => string;
  badLatency: (text: string) => string;
  mails: string;
  writes: string;
  calls: string;
  none: string;
  time: string;
  username: string;
  call: string;
  result: string;
  duration: string;
  to: string;
  subject: string;
}

const ja: PageTexts = {
  title: 'まちコンソール 共有デモ',
  intro: (seed) =>
    `データは${seed}の1組です。ここに書き込んだ内容は、このサーバーを開いている全員に見えます。`,
  otherLanguage: 'English',
  addresses: '接続先',
  document: '仕様',
  noNetwork: 'ほかの端末からは開けません（<code>--host 0.0.0.0</code> で開けます）。',
  code: '同じネットワークのスマートフォンで読み取ると開きます。',
  accounts: 'アカウント',
  password: 'パスワード：',
  shopCode: '店舗コード：',
  signIn: 'ログイン',
  signInAs: (name) => `${name}としてログイン`,
  settings: 'サーバーの動作（全員に影響します）',
  day: '初期データの基準日',
  clock: 'サーバーの時刻',
  latency: '応答の遅れ（ミリ秒）',
  set: '設定する',
  faults: '障害',
  add: '追加する',
  remove: '削除する',
  badFault: (text) => `障害「${text}」は読み取れません。`,
  badLatency: (text) => `応答の遅れ「${text}」は0から60000までの整数にしてください。`,
  mails: '送信されたメール',
  writes: '最近の書き込み',
  calls: '最近の呼び出し',
  none: 'まだありません。',
  time: '時刻',
  username: 'ユーザー名',
  call: '呼び出し',
  result: '結果',
  duration: 'ミリ秒',
  to: '宛先',
  subject: '件名',
};

const en: PageTexts = {
  title: 'Machi Console: shared demo',
  intro: (seed) => `One set of data (${seed}): everyone who opens this server sees what is written.`,
  otherLanguage: '日本語',
  addresses: 'Addresses',
  document: 'Document',
  noNetwork: 'Other devices cannot open it (<code>--host 0.0.0.0</code> lets them).',
  code: 'A phone in the same network opens it by this code.',
  accounts: 'Accounts',
  password: 'Password: ',
  shopCode: 'Shop code: ',
  signIn: 'Sign in',
  signInAs: (name) => `Sign in as ${name}`,
  settings: 'Behaviour of the server (for everyone)',
  day: 'Day that seeded dates refer to',
  clock: 'Clock of the server',
  latency: 'Delay of answers (milliseconds)',
  set: 'Set',
  faults: 'Faults',
  add: 'Add',
  remove: 'Remove',
  badFault: (text) => `The fault "${text}" cannot be read.`,
  badLatency: (text) => `The delay "${text}" must be a whole number from 0 to 60000.`,
  mails: 'Mails sent',
  writes: 'Last writes',
  calls: 'Last calls',
  none: 'None yet.',
  time: 'Time',
  username: 'Username',
  call: 'Call',
  result: 'Result',
  duration: 'Milliseconds',
  to: 'To',
  subject: 'Subject',
};

export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = { ja, en };

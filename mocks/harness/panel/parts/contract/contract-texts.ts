import { textsEn } from '#mocks/harness/contract/texts-en';
import { textsJa } from '#mocks/harness/contract/texts-ja';

const ja = {
  table: textsJa,
  explained:
    '実バックエンドの通信をブラウザの開発ツールでHARに保存し、ここで選ぶかドロップします。内容はこのブラウザの外に出ません。結果に値は入りません',
  file: 'HARファイル',
  base: 'APIのアドレス(空欄なら自動)',
  badBase: 'https:// から始まるアドレスを入れてください',
  reading: '照合中…',
  noHar: 'HARとして読めないファイルです',
  failed: '照合できませんでした',
  filter: '項目やパスで絞り込み',
  all: 'すべて',
  verdict: '判定',
  noMatch: '一致するエンドポイントはありません',
  calls: (count: number) => `${count}件`,
  due: (due: string, came: string) => `${due} → ${came}`,
  copyMarkdown: 'Markdownをコピー',
  saveMarkdown: 'Markdownを保存',
  saveCsv: 'CSVを保存',
};

const en: typeof ja = {
  table: textsEn,
  explained:
    'Save the calls of the real backend as HAR in the developer tools of a browser, then choose or drop the file here. It does not leave this browser, and the result has no value of it',
  file: 'HAR file',
  base: 'Address of the API (empty: found by itself)',
  badBase: 'Enter an address that starts with https://',
  reading: 'Comparing…',
  noHar: 'This file cannot be read as a HAR',
  failed: 'The comparison failed',
  filter: 'Filter by field or path',
  all: 'All',
  verdict: 'Result',
  noMatch: 'No endpoint matches',
  calls: (count) => `${count} calls`,
  due: (due, came) => `${due} → ${came}`,
  copyMarkdown: 'Copy Markdown',
  saveMarkdown: 'Save Markdown',
  saveCsv: 'Save CSV',
};

export const contractTexts = { ja, en };

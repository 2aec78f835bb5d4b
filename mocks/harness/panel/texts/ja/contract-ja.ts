import { textsJa } from '#mocks/harness/contract/texts-ja';

export const contractJa = {
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

import type { DocumentedCall } from './documented-calls';

/** What a call does to records, in the order in which a failure of it is worth trying. */
export const WRITE_VERBS = ['delete', 'create', 'send', 'save', 'other'] as const;
export type WriteVerb = (typeof WRITE_VERBS)[number];

/** The first words of "Does" in docs/spec/endpoints.md. */
const VERB_OF_FIRST_WORD: Readonly<Record<string, WriteVerb>> = {
  Deletes: 'delete',
  Creates: 'create',
  Registers: 'create',
  Sends: 'send',
  Changes: 'save',
  Sets: 'save',
};
/** A POST may only read, or ask. */
const READING_FIRST_WORDS = new Set(['Lists', 'Returns', 'Counts', 'Finds', 'Checks']);

/** Words that find the calls of a verb, in Japanese and English. */
const SEARCH_WORDS: Readonly<Record<WriteVerb | 'read', string>> = {
  delete: '削除 消す 消去 delete remove',
  create: '追加 作成 登録 create add',
  send: '送信 送る 配信 send',
  save: '保存 変更 更新 編集 save change update edit',
  other: '更新 update',
  read: '一覧 表示 読み込み list show load',
};

type DescribedCall = Pick<DocumentedCall, 'method' | 'does'>;

/** Null for a call that changes nothing. */
export function writeVerbOf({ method, does }: DescribedCall): WriteVerb | null {
  const [firstWord = ''] = does.split(' ');
  if (method === 'GET' || READING_FIRST_WORDS.has(firstWord)) return null;
  return VERB_OF_FIRST_WORD[firstWord] ?? (method === 'DELETE' ? 'delete' : 'other');
}

export const verbWords = (call: DescribedCall): string => SEARCH_WORDS[writeVerbOf(call) ?? 'read'];

/** Of all calls of a method. */
export function methodWords(method: string): string {
  if (method === 'GET') return SEARCH_WORDS.read;
  if (method === 'DELETE') return SEARCH_WORDS.delete;
  return method === 'POST' ? `${SEARCH_WORDS.create} ${SEARCH_WORDS.send}` : SEARCH_WORDS.save;
}

import type { DocumentedCall } from './documented-calls';

/** What a call does to records, in the order in which a failure of it is worth trying. */
export const WRITE_VERBS = ['delete', 'create', 'send', 'save', 'other'] as const;
export type WriteVerb = (typeof WRITE_VERBS)[number];

/** The first words of "Does" in docs/spec/endpoints.md. */
const WRITES: Readonly<Record<string, WriteVerb>> = {
  Deletes: 'delete',
  Creates: 'create',
  Registers: 'create',
  Sends: 'send',
  Changes: 'save',
  Sets: 'save',
};
/** A POST may only read, or ask. */
const READS = new Set(['Lists', 'Returns', 'Counts', 'Finds', 'Checks']);

/** Words that find the calls of a verb, in Japanese and English. */
const WORDS: Readonly<Record<WriteVerb | 'read', string>> = {
  delete: '削除 消す 消去 delete remove',
  create: '追加 作成 登録 create add',
  send: '送信 送る 配信 send',
  save: '保存 変更 更新 編集 save change update edit',
  other: '更新 update',
  read: '一覧 表示 読み込み list show load',
};

type Described = Pick<DocumentedCall, 'method' | 'does'>;

/** Null for a call that changes nothing. */
export function writeVerbOf({ method, does }: Described): WriteVerb | null {
  const [first = ''] = does.split(' ');
  if (method === 'GET' || READS.has(first)) return null;
  return WRITES[first] ?? (method === 'DELETE' ? 'delete' : 'other');
}

export const verbWords = (call: Described): string => WORDS[writeVerbOf(call) ?? 'read'];

/** Of all calls of a method. */
export function methodWords(method: string): string {
  if (method === 'GET') return WORDS.read;
  if (method === 'DELETE') return WORDS.delete;
  return method === 'POST' ? `${WORDS.create} ${WORDS.send}` : WORDS.save;
}

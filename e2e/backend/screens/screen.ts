import type { Tables } from '../server/tables/tables';

/** What the backend says of what it refuses. */
export const REFUSAL = 'この値は受け付けられません。';

export type Values = Readonly<Record<string, unknown>>;

/** A screen of records that are listed, created, edited and deleted. */
export interface ResourceScreen {
  path: string;
  /** What it calls its records. */
  noun: string;
  /** Of the backend: `/:city/api/news/`. */
  call: string;
  /** Where new ones are sent, if elsewhere. */
  create?: string;
  table: Exclude<keyof Tables, 'accounts' | 'prefectures' | 'municipalities'>;
  /** The rows of the list, and what the first of them is called. */
  rows: number;
  first: string;
  /** What is filled in, by label: the name first. */
  fill: Readonly<Record<string, string>>;
  /** The field of the name. */
  named: string;
  /** The body of a new one that arrives, and that of a change where it has other fields. */
  sent: Values;
  changed?: Values;
  /** The body of a refusal, and the label of the field at which it has to stand; null: it is of no field. */
  refused: readonly [label: string | null, body: unknown];
  /** The field of files. */
  file?: FileField;
}

export interface FileField {
  field: string;
  /** A new record needs one. */
  needed?: true;
  /** What a body without new files has of one that is kept; nothing of a single picture. */
  keptAs: 'nothing' | 'its address' | 'a stored file' | 'stored files';
}

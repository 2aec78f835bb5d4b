import type { Tables } from '../server/tables/tables';

/** The backend's message in a refusal. */
export const REFUSAL = 'この値は受け付けられません。';

export type Values = Readonly<Record<string, unknown>>;

/** A screen whose records are listed, created, edited and deleted. */
export interface ResourceScreen {
  path: string;
  /** The noun of its records in the console's texts. */
  noun: string;
  /** The path of the backend's call: `/:city/api/news/`. */
  call: string;
  /** The path that creates a record, where it differs from `call`. */
  createPath?: string;
  table: Exclude<keyof Tables, 'accounts' | 'prefectures' | 'municipalities'>;
  /** The number of rows in the list, and the title of the first row. */
  rowCount: number;
  firstTitle: string;
  /** Values by field label. The first is the name of the record. */
  formValues: Readonly<Record<string, string>>;
  /** The field that holds the name. */
  nameField: string;
  /** The body of a create, and of an update where its fields differ. */
  createBody: Values;
  updateBody?: Values;
  /**
   * The body of a refusal, and the label of the field that must show it; null: the refusal belongs to no
   * field.
   */
  refusal: readonly [label: string | null, body: unknown];
  /** The field for files. */
  file?: FileField;
  /**
   * Another backend would differ: the values name records of the independent backend's tables, or its new record is the
   * first of the list or keeps a field empty.
   */
  dependsOnTables?: true;
}

export interface FileField {
  field: string;
  /** Whether a new record requires a file. */
  required?: true;
  /** How a body without new files names a kept file; 'nothing' for a single picture. */
  keptAs: 'nothing' | 'its address' | 'a stored file' | 'stored files';
}

import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Source } from '#api/http/source';
import type { Column } from '#kit/column/column';
import type { SignedInUser } from '#kit/context/scope';
import type { Detail } from '#kit/record/Details';
import type { RecordEditing } from '#kit/record/record-editing';
import type { RecordMode, WritingMode } from '#machines/record-editor/record-editor.setup';
import type { UploadEffects } from '#machines/upload/upload.machine';
import type { UploadActor } from '#machines/upload/upload.react';

/**
 * A kind of record: a list of them, one open, a form, a question before one is deleted. What can be done follows from
 * the calls of the source. A screen that is more takes the parts (RecordTable, RecordForm, machines) and leaves this
 * alone.
 */
export interface Resource<Row extends { id: number }, Draft, Values extends FieldValues> {
  /** Message id: what the list is called. */
  title: string;
  /** Message id: what its list is for, said where it is empty. */
  empty?: string;
  /** Message id: what is created, edited, looked at, where the list is called something else. */
  noun?: string;
  /** Message id: what a search looks through, where the list can be searched. */
  search?: string;
  source: Source<Row, Draft>;
  /** As questions and buttons call one of them. */
  nameOf: (row: Row) => string;
  /** The first leads to the record. */
  columns: readonly Column<Row>[];
  /** Beside its name where it is read: its state. */
  tags?: (row: Row) => ReactNode;
  /** What is told of a record that is read; without it and `Shown` there is no more to see than the row. */
  detail?: (row: Row) => readonly Detail[];
  /** What stands there instead, where a record is read with verbs of its own or not as a list of facts. */
  Shown?: ComponentType<ShownProps<Row, Values>>;
  /** Loaded when it is first opened: `lazyComponent(() => import('./CouponForm'))`. */
  Form?: ComponentType<ResourceFormProps<Row, Values>>;
  /** What is sent of what the form holds; without it all of it. */
  draftOf?: (values: Values, mode: WritingMode) => Draft;
  /** What is wrong with a file of its form, where it has such: the form's fields take the `upload` it is given. */
  checkFile?: UploadEffects['check'];
  /** False where no second one can be made of a record: an account's names belong to one person. */
  copies?: boolean;
  /** Whether somebody may do more than look; without it whoever may enter. */
  mayWrite?: (user: SignedInUser) => boolean;
  /** Rows that are changed and deleted elsewhere, or never. */
  mayChange?: (row: Row) => boolean;
  /** Begins the keys of other questions that a write makes stale. */
  alsoStale?: readonly unknown[];
}

/** What a record that is read is given, and what may be done with it. */
export interface ShownProps<Row, Values> {
  row: Row;
  editing: RecordEditing<Values>;
  modes: readonly RecordMode[];
  /** Whether whoever looks may delete. */
  removes: boolean;
}

/** What the form of a resource is given. */
export interface ResourceFormProps<Row, Values> {
  editing: RecordEditing<Values>;
  mode: WritingMode;
  /** The record that is edited, or the one it starts as a copy of; null for a new one. */
  row: Row | null;
  /** The files of the form, checked as `checkFile` says and sent with it. */
  upload: UploadActor;
}

/** Nothing but the types: no two words of a description can contradict each other. */
export const defineResource = <
  Row extends { id: number },
  Draft,
  Values extends FieldValues = Draft & FieldValues,
>(
  resource: Resource<Row, Draft, Values>,
): Resource<Row, Draft, Values> => resource;

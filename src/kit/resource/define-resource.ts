import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Source } from '#api/http/source';
import type { Column } from '#kit/column/column';
import type { SignedInUser } from '#kit/context/scope';
import type { TileLayout } from '#kit/list/tiles/tile-layout';
import type { Detail } from '#kit/record/Details';
import type { RecordController } from '#kit/record/use-record-controller';
import type { RecordMode, WritingMode } from '#machines/record-editor/record-editor.setup';
import type { UploadEffects } from '#machines/upload/upload.machine';
import type { UploadActor } from '#machines/upload/upload.react';

/**
 * A kind of record: its list, detail and form, and the confirmation before a delete. The requests of the
 * source decide which actions exist. A more complex screen uses the parts (RecordTable, RecordForm, machines)
 * instead.
 */
export interface Resource<Row extends { id: number }, Draft, Values extends FieldValues> {
  /** Message id of the list's title. */
  title: string;
  /** Message id of the text under an empty list: the purpose of the list. */
  empty?: string;
  /** Message id of one record's name in titles and buttons, where it differs from the list's title. */
  noun?: string;
  /** Message id of the search box's label, where the list can be searched. */
  search?: string;
  source: Source<Row, Draft>;
  /** The name of a record in confirmations and buttons. */
  nameOf: (row: Row) => string;
  /** The first column links to the record. */
  columns: readonly Column<Row>[];
  /** Lets the user see the list as pictures: `tileLayout`. */
  tiles?: TileLayout;
  /** Beside the name in the detail: the state. */
  tags?: (row: Row) => ReactNode;
  /** Above the facts in the detail: the record as its readers see it. */
  lead?: (row: Row) => ReactNode;
  /** The facts in the detail; without it and `Shown` a record has no detail. */
  detail?: (row: Row) => readonly Detail[];
  /** Replaces the detail, where a record has actions of its own or is not a list of facts. */
  Shown?: ComponentType<ShownProps<Row, Values>>;
  /** Loaded when it first opens: `lazyComponent(() => import('./CouponForm'))`. */
  Form?: ComponentType<ResourceFormProps<Row, Values>>;
  /** The form has a phone beside it (`BesidePhone`): its panel is as wide as a page, where the window has room. */
  wideForm?: boolean;
  /** Converts form values to the request's draft; without it they are sent unchanged. */
  draftOf?: (values: Values, mode: WritingMode) => Draft;
  /** Checks a file of the form; the form's fields receive the `upload`. */
  checkFile?: UploadEffects['check'];
  /** False where a copy makes no sense: the names of an account belong to one person. */
  copies?: boolean;
  /** Whether the user may write; default: every user who may enter. */
  mayWrite?: (user: SignedInUser) => boolean;
  /** False for rows that are edited and deleted elsewhere, or never. */
  mayChange?: (row: Row) => boolean;
  /** The key prefix of other queries that a write invalidates. */
  alsoStale?: readonly unknown[];
}

/** The props of a detail. */
export interface ShownProps<Row, Values> {
  row: Row;
  recordController: RecordController<Values>;
  modes: readonly RecordMode[];
  /** Whether the user may delete. */
  removes: boolean;
}

/** The props of a resource's form. */
export interface ResourceFormProps<Row, Values> {
  recordController: RecordController<Values>;
  mode: WritingMode;
  /** The record that is edited or copied; null for a new one. */
  row: Row | null;
  /** The files of the form: `checkFile` checks them, and they are sent with the form. */
  upload: UploadActor;
}

/** Returns its argument: the types keep the facts of a description from contradicting each other. */
export const defineResource = <
  Row extends { id: number },
  Draft,
  Values extends FieldValues = Draft & FieldValues,
>(
  resource: Resource<Row, Draft, Values>,
): Resource<Row, Draft, Values> => resource;

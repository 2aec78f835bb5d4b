import { type DocumentStore, pathIn, type StoredDocument } from './documents';
import { RpcError } from './rpc-error';
import { fromValue, type Value, valueAt } from './values';

/** The parts of google.firestore.v1.StructuredQuery for the SDK's from, where, orderBy, cursors and limit. */
export interface StructuredQuery {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: Order[];
  startAt?: Cursor;
  endAt?: Cursor;
  limit?: number | { value: number };
}

interface Order {
  field: { fieldPath: string };
  direction?: 'ASCENDING' | 'DESCENDING';
}

/** `before`: the position just before the documents with these values. */
interface Cursor {
  values: Value[];
  before?: boolean;
}

interface Filter {
  compositeFilter?: { op: 'AND' | 'OR'; filters: Filter[] };
  fieldFilter?: { field: { fieldPath: string }; op: string; value: Value };
  unaryFilter?: { field: { fieldPath: string }; op: string };
}

/**
 * Returns `Users` or `Rooms/1/Messages`. `parent`: `projects/p/databases/(default)/documents`, or a document
 * below it. For a query over all collections of one name, returns that name.
 */
export function collectionOf(parent: string, { from }: StructuredQuery): string {
  const [{ collectionId, allDescendants } = { collectionId: '' }] = from;
  if (allDescendants || parent.endsWith('/documents')) return collectionId;
  return `${pathIn(parent)}/${collectionId}`;
}

export function runQuery(documents: DocumentStore, parent: string, query: StructuredQuery): StoredDocument[] {
  const { orderBy = [], startAt, endAt, limit, where } = query;
  const orderedDocuments = documentsInQuery(documents, parent, query)
    .filter((document) => where === undefined || matchesFilter(document, where))
    .map((document) => ({
      document,
      keys: orderBy.map(({ field }) => fieldValueOf(document, field.fieldPath)),
    }))
    // A document without an ordered field is not in the result.
    .filter(({ keys }) => keys.every((key) => key !== undefined))
    .filter(({ keys }) => startAt === undefined || isOnSideOf(keys, startAt, orderBy, 1))
    .filter(({ keys }) => endAt === undefined || isOnSideOf(keys, endAt, orderBy, -1));
  orderedDocuments.sort((one, other) => {
    const order = compareOrderKeys(one.keys, other.keys, orderBy);
    return order === 0 ? compare(one.document.path, other.document.path) : order;
  });
  const sortedDocuments = orderedDocuments.map(({ document }) => document);
  return limit === undefined
    ? sortedDocuments
    : sortedDocuments.slice(0, typeof limit === 'number' ? limit : limit.value);
}

function documentsInQuery(
  documents: DocumentStore,
  parent: string,
  query: StructuredQuery,
): StoredDocument[] {
  const [{ collectionId, allDescendants } = { collectionId: '' }] = query.from;
  if (!allDescendants) return documents.in(collectionOf(parent, query));
  return documents.all().filter(({ path }) => path.split('/').at(-2) === collectionId);
}

/** `side`: 1 for documents after a cursor, -1 for documents before it. */
function isOnSideOf(
  orderKeys: readonly unknown[],
  cursor: Cursor,
  orderBy: readonly Order[],
  side: 1 | -1,
): boolean {
  const order = compareOrderKeys(orderKeys, cursor.values.map(jsValueOf), orderBy) * side;
  // At equal values, `before` puts the cursor in front of them.
  return order === 0 ? (cursor.before === true) === (side === 1) : order > 0;
}

function compareOrderKeys(
  one: readonly unknown[],
  other: readonly unknown[],
  orderBy: readonly Order[],
): number {
  for (const [index, { direction }] of orderBy.entries()) {
    if (index >= other.length) return 0;
    const order = compare(one[index], other[index]);
    if (order !== 0) return direction === 'DESCENDING' ? -order : order;
  }
  return 0;
}

function matchesFilter(
  document: StoredDocument,
  { compositeFilter, fieldFilter, unaryFilter }: Filter,
): boolean {
  if (compositeFilter) {
    const { op, filters } = compositeFilter;
    return op === 'OR'
      ? filters.some((one) => matchesFilter(document, one))
      : filters.every((one) => matchesFilter(document, one));
  }
  if (unaryFilter) {
    const value = fieldValueOf(document, unaryFilter.field.fieldPath);
    return unaryFilter.op === 'IS_NULL' ? value === null : value !== null && value !== undefined;
  }
  if (!fieldFilter) return true;
  const { field, op, value } = fieldFilter;
  const fieldValue = fieldValueOf(document, field.fieldPath);
  const operand = jsValueOf(value);
  return fieldValue !== undefined && satisfiesOperator(op, fieldValue, operand);
}

function satisfiesOperator(op: string, fieldValue: unknown, operand: unknown): boolean {
  switch (op) {
    case 'EQUAL':
      return isSame(fieldValue, operand);
    case 'NOT_EQUAL':
      return !isSame(fieldValue, operand);
    case 'LESS_THAN':
      return haveSameType(fieldValue, operand) && compare(fieldValue, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return haveSameType(fieldValue, operand) && compare(fieldValue, operand) <= 0;
    case 'GREATER_THAN':
      return haveSameType(fieldValue, operand) && compare(fieldValue, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return haveSameType(fieldValue, operand) && compare(fieldValue, operand) >= 0;
    case 'IN':
      return Array.isArray(operand) && operand.some((one) => isSame(fieldValue, one));
    case 'ARRAY_CONTAINS':
      return Array.isArray(fieldValue) && fieldValue.some((one) => isSame(one, operand));
    default:
      throw new RpcError('UNIMPLEMENTED', `fake Firestore: operator ${op}`);
  }
}

function fieldValueOf({ path, fields }: StoredDocument, field: string): unknown {
  if (field === '__name__') return path;
  const value = valueAt(fields, field);
  return value && jsValueOf(value);
}

/** Times become sortable strings: the SDK writes nine fraction digits, this fake three or six. */
function jsValueOf(value: Value): unknown {
  if ('referenceValue' in value) return pathIn(value.referenceValue);
  if (!('timestampValue' in value)) return fromValue(value);
  const [, seconds = '', fraction = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(value.timestampValue) ?? [];
  return `${seconds}.${fraction.padEnd(9, '0')}`;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A range matches only values of the bound's own type. */
const haveSameType = (one: unknown, other: unknown): boolean => typeof one === typeof other;

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  // Null precedes every other value.
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  const [left, right] = [sortTextOf(one), sortTextOf(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const sortTextOf = (fieldValue: unknown): string =>
  typeof fieldValue === 'string' ? fieldValue : (JSON.stringify(fieldValue) ?? '');

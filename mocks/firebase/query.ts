import { type DocumentStore, pathIn, type StoredDocument } from './documents';
import { RpcError } from './rpc-error';
import { fromValue, type Value, valueAt } from './values';

/** google.firestore.v1.StructuredQuery, as far as the SDK sends it for from, where, orderBy and limit. */
export interface StructuredQuery {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: { fieldPath: string }; direction?: 'ASCENDING' | 'DESCENDING' }[];
  limit?: number | { value: number };
}

interface Filter {
  compositeFilter?: { op: 'AND' | 'OR'; filters: Filter[] };
  fieldFilter?: { field: { fieldPath: string }; op: string; value: Value };
  unaryFilter?: { field: { fieldPath: string }; op: string };
}

export const collectionOf = ({ from }: StructuredQuery): string => from[0]?.collectionId ?? '';

/** `parent`: `projects/p/databases/(default)/documents`, or a document below it. */
export function runQuery(documents: DocumentStore, parent: string, query: StructuredQuery): StoredDocument[] {
  const { orderBy = [], limit } = query;
  const found = documents
    .all()
    .filter((document) => isInCollection(document, parent, query))
    .filter((document) => query.where === undefined || fits(document, query.where))
    // a document without the field is not in the order, so not in the result
    .filter((document) => orderBy.every(({ field }) => plainAt(document, field.fieldPath) !== undefined));
  found.sort((one, other) => {
    for (const { field, direction } of orderBy) {
      const order = compare(plainAt(one, field.fieldPath), plainAt(other, field.fieldPath));
      if (order !== 0) return direction === 'DESCENDING' ? -order : order;
    }
    return compare(one.path, other.path);
  });
  return limit === undefined ? found : found.slice(0, typeof limit === 'number' ? limit : limit.value);
}

function isInCollection({ path }: StoredDocument, parent: string, { from }: StructuredQuery): boolean {
  const [{ collectionId, allDescendants } = { collectionId: '' }] = from;
  const prefix = parent.endsWith('/documents') ? '' : `${pathIn(parent)}/`;
  const segments = path.split('/');
  if (segments.at(-2) !== collectionId) return false;
  return allDescendants ? path.startsWith(prefix) : path === `${prefix}${collectionId}/${segments.at(-1)}`;
}

function fits(document: StoredDocument, { compositeFilter, fieldFilter, unaryFilter }: Filter): boolean {
  if (compositeFilter) {
    const { op, filters } = compositeFilter;
    return op === 'OR'
      ? filters.some((one) => fits(document, one))
      : filters.every((one) => fits(document, one));
  }
  if (unaryFilter) {
    const plain = plainAt(document, unaryFilter.field.fieldPath);
    return unaryFilter.op === 'IS_NULL' ? plain === null : plain !== null && plain !== undefined;
  }
  if (!fieldFilter) return true;
  const { field, op, value } = fieldFilter;
  const plain = plainAt(document, field.fieldPath);
  const wanted = 'referenceValue' in value ? pathIn(value.referenceValue) : fromValue(value);
  return plain !== undefined && holds(op, plain, wanted);
}

function holds(op: string, plain: unknown, wanted: unknown): boolean {
  switch (op) {
    case 'EQUAL':
      return isSame(plain, wanted);
    case 'NOT_EQUAL':
      return !isSame(plain, wanted);
    case 'LESS_THAN':
      return comparable(plain, wanted) && compare(plain, wanted) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable(plain, wanted) && compare(plain, wanted) <= 0;
    case 'GREATER_THAN':
      return comparable(plain, wanted) && compare(plain, wanted) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable(plain, wanted) && compare(plain, wanted) >= 0;
    case 'IN':
      return Array.isArray(wanted) && wanted.some((one) => isSame(plain, one));
    case 'ARRAY_CONTAINS':
      return Array.isArray(plain) && plain.some((one) => isSame(one, wanted));
    default:
      throw new RpcError('UNIMPLEMENTED', `fake Firestore: operator ${op}`);
  }
}

function plainAt(document: StoredDocument, path: string): unknown {
  if (path === '__name__') return document.path;
  const value = valueAt(document.fields, path);
  return value && fromValue(value);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A range finds values of the bound's own type only. */
const comparable = (one: unknown, other: unknown): boolean => typeof one === typeof other;

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

import { type DocumentStore, nextTime, pathIn } from './documents';
import { RpcError } from './rpc-error';
import { type Fields, fromValue, toValue, type Value, valueAt, withValueAt } from './values';

/** google.firestore.v1.Write */
export interface Write {
  update?: { name: string; fields?: Fields };
  delete?: string;
  verify?: string;
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: Transform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

interface Transform {
  fieldPath: string;
  setToServerValue?: 'REQUEST_TIME';
  increment?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}

interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

export const nameIn = (write: Write): string => write.update?.name ?? write.delete ?? write.verify ?? '';

export function applyWrite(documents: DocumentStore, write: Write): WriteResult {
  if (write.verify !== undefined) return {};
  const path = pathIn(nameIn(write));
  const outcome = outcomeOf(documents, write);
  if (outcome === null) {
    documents.remove(path);
    return { updateTime: nextTime() };
  }
  const { fields, results } = outcome;
  const { updateTime } = documents.put(path, fields);
  return results.length > 0 ? { updateTime, transformResults: results } : { updateTime };
}

/** The fields after the write; null when it deletes the document. */
export function outcomeOf(documents: DocumentStore, write: Write) {
  if (write.delete !== undefined) return null;
  const before = documents.get(pathIn(nameIn(write)))?.fields ?? {};
  return transformedFields(maskedFields(write, before), write.updateTransforms ?? []);
}

/** Checked for every write of a commit before the first one is applied. */
export function refuseUnlessExpected(documents: DocumentStore, write: Write): void {
  const { exists, updateTime } = write.currentDocument ?? {};
  const name = nameIn(write);
  const stored = documents.get(pathIn(name));
  if (exists === true && !stored) throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && stored) throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  // Another client has written since the read: the SDK repeats its transaction.
  if (
    updateTime !== undefined &&
    timeWithoutTrailingZeros(stored?.updateTime) !== timeWithoutTrailingZeros(updateTime)
  )
    throw new RpcError('FAILED_PRECONDITION', 'the stored version does not match the required base version');
}

/** The SDK writes a time with a varying number of fraction digits. */
const timeWithoutTrailingZeros = (time = ''): string => time.replace(/\.?0*Z$/, 'Z');

/** With a mask, only its fields are written; a field without a value is removed. */
function maskedFields({ update, updateMask }: Write, before: Fields): Fields {
  const updateFields = update?.fields ?? {};
  if (!updateMask) return { ...updateFields };
  return (updateMask.fieldPaths ?? []).reduce(
    (fields, path) => withValueAt(fields, path, valueAt(updateFields, path)),
    before,
  );
}

function transformedFields(before: Fields, transforms: readonly Transform[]) {
  const results: Value[] = [];
  const fields = transforms.reduce((sofar, transform) => {
    const value = transformedValue(valueAt(sofar, transform.fieldPath), transform);
    // The response has no result for a list: the client computes it.
    results.push('arrayValue' in value ? { nullValue: null } : value);
    return withValueAt(sofar, transform.fieldPath, value);
  }, before);
  return { fields, results };
}

function transformedValue(before: Value | undefined, transform: Transform): Value {
  if (transform.setToServerValue) return { timestampValue: nextTime() };
  if (transform.increment) return toValue(numberIn(before) + numberIn(transform.increment));
  const list = before && 'arrayValue' in before ? (before.arrayValue.values ?? []) : [];
  const addedElements = (transform.appendMissingElements?.values ?? []).filter(
    (element) => !isInList(list, element),
  );
  const removedElements = transform.removeAllFromArray?.values ?? [];
  return {
    arrayValue: {
      values: [...list.filter((element) => !isInList(removedElements, element)), ...addedElements],
    },
  };
}

const numberIn = (value: Value | undefined): number => {
  const plain = value && fromValue(value);
  return typeof plain === 'number' ? plain : 0;
};

const isInList = (list: readonly Value[], value: Value): boolean =>
  list.some((element) => JSON.stringify(element) === JSON.stringify(value));

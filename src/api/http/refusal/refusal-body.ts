import type { FieldFault } from '#domain/base/problems';
import { listedFaults } from './listed-faults';

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (body: unknown): unknown => (isObject(body) && isObject(body.data) ? body.data : body);

/**
 * The server's message, in every supported position: in `message`, `detail` or `non_field_errors` (Django
 * REST framework), inside `data` or beside it, or the body itself, as a text or as a list of texts.
 */
export function messageOf(body: unknown): string | null {
  for (const at of [isObject(body) ? body.data : null, body]) {
    if (Array.isArray(at) && at !== body) continue;
    const places = isObject(at)
      ? [at.message, ofWhole(at.detail), listed(at.non_field_errors), listed(at.errors)]
      : [listed(at)];
    for (const text of places) {
      if (typeof text === 'string' && isSentence(text)) return text;
    }
  }
  return null;
}

const listed = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...value, ofWhole(value)].filter((one) => typeof one === 'string' && isSentence(one)).join(' ')
    : value;

/** The faults of a list that belong to no field; a list of texts names a field instead. */
const ofWhole = (value: unknown): unknown =>
  Array.isArray(value)
    ? listedFaults(value)
        .flatMap(({ field, text }) => (field === '' ? [text] : []))
        .join(' ')
    : value;

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** An HTML page of a proxy is not a message. */
const isSentence = (text: string): boolean => text.trim() !== '' && !text.trimStart().startsWith('<');

/**
 * Names that are envelope keys, not fields; a list of texts under such a name is still a fault of a field.
 */
const RESERVED = new Set(['message', 'detail', 'code', 'status', 'data', 'issues']);
const OF_NO_FIELD = new Set(['non_field_errors', 'errors']);

export function faultsOf(body: unknown): FieldFault[] {
  const inner = inside(body);
  if (!isObject(inner)) return [];
  const code = codeIn(inner);
  const ofList = [inner.errors, inner.detail].flatMap(listedFaults).filter(({ field }) => field !== '');
  if (ofList.length > 0)
    return ofList.map(({ field, text, code: own }) => faultOf(field, { text, code: own ?? code }));
  if (isObject(inner.errors)) {
    return Object.entries(inner.errors).flatMap(([field, value]) =>
      typeof value === 'string' ? [faultOf(field, { text: value, code })] : faultsAt(field, value, code),
    );
  }
  return Object.entries(inner)
    .filter(([field, value]) => !OF_NO_FIELD.has(field) && (!RESERVED.has(field) || isListOfTexts(value)))
    .flatMap(([field, value]) => faultsAt(field, value, code));
}

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/**
 * Faults of a field and of its nested fields: `[…]`, `{message, code}`, `{"0": […]}`, `[{}, {start: […]}]`. A
 * text outside a list is a value, not a fault.
 */
function faultsAt(path: string, value: unknown, code: string | null): FieldFault[] {
  if (Array.isArray(value)) {
    const isOfParts = value.some(isObject) && !value.some((one) => typeof one === 'string' || isFault(one));
    if (!isOfParts) return [faultOf(path, serverTextOf(value, code))];
    return value.flatMap((one, index) => (isObject(one) ? faultsAt(`${path}.${index}`, one, code) : []));
  }
  if (!isObject(value)) return [];
  if (isFault(value)) return [faultOf(path, serverTextOf(value, code))];
  return Object.entries(value).flatMap(([name, inner]) =>
    faultsAt(name === 'non_field_errors' ? path : `${path}.${name}`, inner, code),
  );
}

/** A fault object: `{message, code}` or either of them. */
const isFault = (value: unknown): boolean =>
  isObject(value) && (typeof value.message === 'string' || typeof value.code === 'string');

interface ServerText {
  text: string;
  /** The server's code of this fault, otherwise of the whole refusal, if any. */
  code: string | null;
}

function serverTextOf(value: unknown, codeOfAll: string | null): ServerText {
  const first = firstOf(value);
  if (isObject(first)) return { text: messageOf(first) ?? '', code: codeIn(first) ?? codeOfAll };
  return { text: typeof first === 'string' ? first : '', code: codeOfAll };
}

const codeIn = ({ code }: JsonObject): string | null =>
  typeof code === 'string' && code !== '' ? code : null;

const TAKEN_CODE = /unique|duplicate|already|exists|taken/i;
const TAKEN_TEXT = /unique|already|(?<!not )exist|duplicat|既に|すでに/i;

/** A code decides; without a code the text is matched. */
const isTaken = ({ text, code }: ServerText): boolean =>
  code === null ? TAKEN_TEXT.test(text) : TAKEN_CODE.test(code);

/** The two fields whose values are unique (R-VAL-PROFILE-09, R-HTTP-13). */
const TAKEN: Readonly<Record<string, string>> = {
  username: 'problem.duplicateUsername',
  email: 'problem.duplicateEmail',
};

function faultOf(field: string, serverText: ServerText): FieldFault {
  if (field === 'basics') return { field, messageId: 'problem.basicsBlank' };
  const taken = TAKEN[field];
  if (taken && isTaken(serverText)) return { field, messageId: taken };
  return serverText.text.trim() === ''
    ? { field, messageId: 'problem.fallback', values: { field } }
    : { field, text: serverText.text };
}

import type { FieldFault } from '#domain/base/problems';
import { listedFaults } from './listed-faults';

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const payloadOf = (body: unknown): unknown => (isObject(body) && isObject(body.data) ? body.data : body);

/**
 * The server's message, in every supported position: in `message`, `detail` or `non_field_errors` (Django
 * REST framework), inside `data` or beside it, or the body itself, as a text or as a list of texts.
 */
export function serverMessageOf(body: unknown): string | null {
  for (const candidate of [isObject(body) ? body.data : null, body]) {
    if (Array.isArray(candidate) && candidate !== body) continue;
    const possibleTexts = isObject(candidate)
      ? [
          candidate.message,
          textsOfNoField(candidate.detail),
          joinedTexts(candidate.non_field_errors),
          joinedTexts(candidate.errors),
        ]
      : [joinedTexts(candidate)];
    for (const text of possibleTexts) {
      if (typeof text === 'string' && isSentence(text)) return text;
    }
  }
  return null;
}

const joinedTexts = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...value, textsOfNoField(value)].filter((one) => typeof one === 'string' && isSentence(one)).join(' ')
    : value;

/** The faults of a list that belong to no field; a list of texts names a field instead. */
const textsOfNoField = (value: unknown): unknown =>
  Array.isArray(value)
    ? listedFaults(value)
        .flatMap(({ field, text }) => (field === '' ? [text] : []))
        .join(' ')
    : value;

const firstElement = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** An HTML page of a proxy is not a message. */
const isSentence = (text: string): boolean => text.trim() !== '' && !text.trimStart().startsWith('<');

/**
 * Names that are envelope keys, not fields; a list of texts under such a name is still a fault of a field.
 */
const ENVELOPE_KEYS = new Set(['message', 'detail', 'code', 'status', 'data', 'issues']);
const NO_FIELD_NAMES = new Set(['non_field_errors', 'errors']);

export function fieldFaultsOf(body: unknown): FieldFault[] {
  const payload = payloadOf(body);
  if (!isObject(payload)) return [];
  const code = codeIn(payload);
  const listedFieldFaults = [payload.errors, payload.detail]
    .flatMap(listedFaults)
    .filter(({ field }) => field !== '');
  if (listedFieldFaults.length > 0)
    return listedFieldFaults.map(({ field, text, code: own }) => faultOf(field, { text, code: own ?? code }));
  if (isObject(payload.errors)) {
    return Object.entries(payload.errors).flatMap(([field, value]) =>
      typeof value === 'string' ? [faultOf(field, { text: value, code })] : faultsAt(field, value, code),
    );
  }
  return Object.entries(payload)
    .filter(
      ([field, value]) => !NO_FIELD_NAMES.has(field) && (!ENVELOPE_KEYS.has(field) || isListOfTexts(value)),
    )
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
    const isListOfNestedFields =
      value.some(isObject) && !value.some((one) => typeof one === 'string' || isFault(one));
    if (!isListOfNestedFields) return [faultOf(path, serverTextOf(value, code))];
    return value.flatMap((one, index) => (isObject(one) ? faultsAt(`${path}.${index}`, one, code) : []));
  }
  if (!isObject(value)) return [];
  if (isFault(value)) return [faultOf(path, serverTextOf(value, code))];
  return Object.entries(value).flatMap(([name, nested]) =>
    faultsAt(name === 'non_field_errors' ? path : `${path}.${name}`, nested, code),
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
  const first = firstElement(value);
  if (isObject(first)) return { text: serverMessageOf(first) ?? '', code: codeIn(first) ?? codeOfAll };
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
const TAKEN_MESSAGES: Readonly<Record<string, string>> = {
  username: 'problem.duplicateUsername',
  email: 'problem.duplicateEmail',
};

function faultOf(field: string, serverText: ServerText): FieldFault {
  if (field === 'basics') return { field, messageId: 'problem.basicsBlank' };
  const takenMessageId = TAKEN_MESSAGES[field];
  if (takenMessageId && isTaken(serverText)) return { field, messageId: takenMessageId };
  return serverText.text.trim() === ''
    ? { field, messageId: 'problem.fallback', values: { field } }
    : { field, text: serverText.text };
}

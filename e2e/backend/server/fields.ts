import type { Part } from './parts';

/** A field of a serializer: how it reads JSON and the parts of a form, and how responses show it. */
export interface Field {
  /** Whether a new record and a PUT in JSON require it. */
  required: boolean;
  /** The value of a new record whose body lacks the field. */
  initial: unknown;
  /** Reads the parts of a form as the value that JSON would have. */
  fromParts: (parts: readonly Part[]) => unknown;
  /** Returns the value to store; throws `ValidationError`. */
  clean: (value: unknown) => unknown;
  toRepresentation: (value: unknown) => unknown;
}

export class ValidationError extends Error {
  /** Sentences, or problems by index or by nested field. */
  readonly fieldErrors: unknown;

  constructor(fieldErrors: unknown) {
    super('refused');
    this.fieldErrors = fieldErrors;
  }
}

export function refuse(...sentences: string[]): never {
  throw new ValidationError(sentences);
}

const textOf = (part: Part | undefined): string => part?.bytes.toString('utf8') ?? '';
const lastText = (parts: readonly Part[]): string => textOf(parts.at(-1));
/** An empty text of a form clears the field. */
const lastTextOrNull = (parts: readonly Part[]): string | null => lastText(parts) || null;

const field = (clean: Field['clean'], options: Partial<Field> = {}): Field => ({
  required: false,
  initial: null,
  fromParts: lastTextOrNull,
  toRepresentation: (value) => value,
  ...options,
  clean: (value) => (value === null && options.required !== true ? (options.initial ?? null) : clean(value)),
});

const REQUIRED: Partial<Field> = { required: true, fromParts: lastText };

export const textField = (maxLength = 5000): Field => field((value) => shortText(value, maxLength));

export const requiredTextField = (maxLength = 5000): Field =>
  field((value) => {
    if (value === null) refuse('This field may not be null.');
    return shortText(value, maxLength).trim() === '' ? refuse('This field may not be blank.') : value;
  }, REQUIRED);

function shortText(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return refuse('Not a valid string.');
  return value.length > maxLength
    ? refuse(`Ensure this field has no more than ${maxLength} characters.`)
    : value;
}

const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number)
    ? number
    : refuse('A valid number is required.');
};

export const numberField = (): Field => field(numberOf);
export const requiredNumberField = (): Field => field(numberOf, REQUIRED);

/** Django REST sends decimals as texts. */
const asDecimal = (value: unknown): unknown => (typeof value === 'number' ? value.toFixed(2) : value);

export const amountField = (): Field => field(numberOf, { toRepresentation: asDecimal });
export const requiredAmountField = (): Field => field(numberOf, { ...REQUIRED, toRepresentation: asDecimal });

export const booleanField = (): Field =>
  field((value) => value === true || value === 'true', { initial: false, fromParts: lastText });

export const choiceField = (...values: string[]): Field =>
  field(
    (value) => (values.includes(String(value)) ? value : refuse(`"${String(value)}" is not a valid choice.`)),
    REQUIRED,
  );

/** A date, with or without a time. */
const momentOf = (value: unknown): unknown =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? value
    : refuse(
        'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
      );

export const momentField = (): Field => field(momentOf);
export const requiredMomentField = (): Field => field(momentOf, REQUIRED);

/** An object or a list of objects: one part of a form. */
export const structureField = (initial: unknown = null): Field =>
  field((value) => (typeof value === 'object' ? value : refuse('Not a valid structure.')), {
    initial,
    fromParts: (parts) => parseJson(lastText(parts)),
  });

export const requiredStructureField = (): Field => ({ ...structureField([]), required: true });

/** Opening hours. A problem of one entry has the index of this entry. */
export const openingHoursField = (): Field => ({
  ...structureField([]),
  clean(value) {
    const entries = value as { start?: unknown; end?: unknown }[];
    const fieldErrors = entries.map(({ start, end }) =>
      typeof start === 'string' && typeof end === 'string' ? {} : { start: ['This field is required.'] },
    );
    if (fieldErrors.some((fault) => 'start' in fault)) throw new ValidationError(fieldErrors);
    return entries;
  },
});

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return refuse('Value must be valid JSON.');
  }
}

/** A form sends an empty list as one part, `[]`. */
const isEmptyList = ([first, second]: readonly Part[]): boolean =>
  second === undefined && first?.filename === null && textOf(first) === '[]';

export const idsField = ({ required }: { required: boolean }): Field =>
  field(
    (value) => {
      const numbers = Array.isArray(value) ? value.map(numberOf) : refuse('Expected a list of items.');
      return required && numbers.length === 0 ? refuse('This list may not be empty.') : numbers;
    },
    { required, initial: [], fromParts: (parts) => (isEmptyList(parts) ? [] : parts.map(textOf)) },
  );

const mediaUrl = (filename: string): string => `/media/${filename}`;

/** A stored picture by its address, or a new picture. */
const pictureOf = (part: Part): string =>
  part.filename === null ? textOf(part) : ifNotEmpty(part, mediaUrl(part.filename));

const ifNotEmpty = <Value>({ bytes }: Part, value: Value): Value =>
  bytes.length === 0 ? refuse('The submitted file is empty.') : value;

export const pictureField = (): Field =>
  field((value) => value, {
    fromParts: (parts) => {
      const last = parts.at(-1);
      return last === undefined ? null : pictureOf(last) || null;
    },
  });

export const picturesField = (): Field =>
  field((value) => value, {
    initial: [],
    fromParts: (parts) => (isEmptyList(parts) ? [] : parts.map(pictureOf)),
  });

const fileOf = (part: Part): unknown =>
  part.filename === null
    ? parseJson(textOf(part))
    : ifNotEmpty(part, { url: mediaUrl(part.filename), name: part.filename, type: part.type ?? '' });

export const fileField = (): Field =>
  field((value) => value ?? refuse('No file was submitted.'), {
    required: true,
    fromParts: ([part]) => (part === undefined ? null : fileOf(part)),
  });

export const filesField = (): Field =>
  field((value) => value, {
    initial: [],
    fromParts: (parts) => (isEmptyList(parts) ? [] : parts.map(fileOf)),
  });

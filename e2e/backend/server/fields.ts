import type { Part } from './parts';

/** A field of a serializer: how it reads JSON and the parts of a form, and how responses show it. */
export interface Field {
  /** Whether a new record and a PUT in JSON require it. */
  required: boolean;
  /** The value of a new record whose body lacks the field. */
  initial: unknown;
  /** Reads the parts of a form as the value that JSON would have. */
  ofParts: (parts: readonly Part[]) => unknown;
  /** Returns the value to store; throws `Refused`. */
  clean: (value: unknown) => unknown;
  shown: (value: unknown) => unknown;
}

export class Refused extends Error {
  /** Sentences, or problems by index or by nested field. */
  readonly faults: unknown;

  constructor(faults: unknown) {
    super('refused');
    this.faults = faults;
  }
}

export function refuse(...sentences: string[]): never {
  throw new Refused(sentences);
}

const textOf = (part: Part | undefined): string => part?.bytes.toString('utf8') ?? '';
const lastText = (parts: readonly Part[]): string => textOf(parts.at(-1));
/** An empty text of a form clears the field. */
const lastTextOrNull = (parts: readonly Part[]): string | null => lastText(parts) || null;

const field = (clean: Field['clean'], rest: Partial<Field> = {}): Field => ({
  required: false,
  initial: null,
  ofParts: lastTextOrNull,
  shown: (value) => value,
  ...rest,
  clean: (value) => (value === null && rest.required !== true ? (rest.initial ?? null) : clean(value)),
});

const REQUIRED: Partial<Field> = { required: true, ofParts: lastText };

export const text = (max = 5000): Field => field((value) => shortText(value, max));

export const requiredText = (max = 5000): Field =>
  field((value) => {
    if (value === null) refuse('This field may not be null.');
    return shortText(value, max).trim() === '' ? refuse('This field may not be blank.') : value;
  }, REQUIRED);

function shortText(value: unknown, max: number): string {
  if (typeof value !== 'string') return refuse('Not a valid string.');
  return value.length > max ? refuse(`Ensure this field has no more than ${max} characters.`) : value;
}

const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number)
    ? number
    : refuse('A valid number is required.');
};

export const number = (): Field => field(numberOf);
export const requiredNumber = (): Field => field(numberOf, REQUIRED);

/** Django REST sends decimals as texts. */
const asDecimal = (value: unknown): unknown => (typeof value === 'number' ? value.toFixed(2) : value);

export const amount = (): Field => field(numberOf, { shown: asDecimal });
export const requiredAmount = (): Field => field(numberOf, { ...REQUIRED, shown: asDecimal });

export const boolean = (): Field =>
  field((value) => value === true || value === 'true', { initial: false, ofParts: lastText });

export const choice = (...values: string[]): Field =>
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

export const moment = (): Field => field(momentOf);
export const requiredMoment = (): Field => field(momentOf, REQUIRED);

/** An object or a list of objects: one part of a form. */
export const structure = (initial: unknown = null): Field =>
  field((value) => (typeof value === 'object' ? value : refuse('Not a valid structure.')), {
    initial,
    ofParts: (parts) => parsed(lastText(parts)),
  });

export const requiredStructure = (): Field => ({ ...structure([]), required: true });

/** Opening hours. A problem of one entry has the index of this entry. */
export const hours = (): Field => ({
  ...structure([]),
  clean(value) {
    const lines = value as { start?: unknown; end?: unknown }[];
    const faults = lines.map(({ start, end }) =>
      typeof start === 'string' && typeof end === 'string' ? {} : { start: ['This field is required.'] },
    );
    if (faults.some((fault) => 'start' in fault)) throw new Refused(faults);
    return lines;
  },
});

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return refuse('Value must be valid JSON.');
  }
}

/** A form sends an empty list as one part, `[]`. */
const isEmptyList = ([first, second]: readonly Part[]): boolean =>
  second === undefined && first?.filename === null && textOf(first) === '[]';

export const ids = ({ required }: { required: boolean }): Field =>
  field(
    (value) => {
      const all = Array.isArray(value) ? value.map(numberOf) : refuse('Expected a list of items.');
      return required && all.length === 0 ? refuse('This list may not be empty.') : all;
    },
    { required, initial: [], ofParts: (parts) => (isEmptyList(parts) ? [] : parts.map(textOf)) },
  );

const addressOf = (filename: string): string => `/media/${filename}`;

/** A stored picture by its address, or a new picture. */
const pictureOf = (part: Part): string =>
  part.filename === null ? textOf(part) : stored(part, addressOf(part.filename));

const stored = <Kept>({ bytes }: Part, value: Kept): Kept =>
  bytes.length === 0 ? refuse('The submitted file is empty.') : value;

export const picture = (): Field =>
  field((value) => value, {
    ofParts: (parts) => {
      const last = parts.at(-1);
      return last === undefined ? null : pictureOf(last) || null;
    },
  });

export const pictures = (): Field =>
  field((value) => value, {
    initial: [],
    ofParts: (parts) => (isEmptyList(parts) ? [] : parts.map(pictureOf)),
  });

const fileOf = (part: Part): unknown =>
  part.filename === null
    ? parsed(textOf(part))
    : stored(part, { url: addressOf(part.filename), name: part.filename, type: part.type ?? '' });

export const file = (): Field =>
  field((value) => value ?? refuse('No file was submitted.'), {
    required: true,
    ofParts: ([part]) => (part === undefined ? null : fileOf(part)),
  });

export const files = (): Field =>
  field((value) => value, {
    initial: [],
    ofParts: (parts) => (isEmptyList(parts) ? [] : parts.map(fileOf)),
  });

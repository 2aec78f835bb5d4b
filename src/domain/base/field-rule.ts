import * as z from 'zod/mini';

/**
 * What a field of a request has to be, beyond its type. Form, fake backend and docs/openapi.json take it from
 * here. A schema does not check it: a response that breaks it is still read (decision 016).
 */
export interface FieldRule {
  /** A missing value is refused, by this message where `problem.required` does not fit. */
  required?: true | string;
  /** The longest text, in code points. */
  max?: number;
  notation?: Notation;
  /** The known values of a text. */
  values?: readonly string[];
  /** A whole number, 0 or more, with so many digits at most. */
  digits?: number;
  /** A whole number from the first to the second. */
  range?: readonly [number, number];
  /** The most files of a list. */
  files?: number;
}

/** Notations of texts: ISO 8601 for a moment and a day, HH:mm for a time, # and six hex digits for a colour. */
export type Notation = 'moment' | 'day' | 'time' | 'email' | 'colour';

/** The schema of a request's body, or of a record in it. */
export type DraftSchema<Shape extends z.core.$ZodShape = z.core.$ZodShape> = z.ZodMiniObject<Shape>;

const rulesBySchema = new WeakMap<object, FieldRule>();

/** A copy of the schema that has the rule. */
/* @__NO_SIDE_EFFECTS__ */
export function ruled<Schema extends z.ZodMiniType>(schema: Schema, rule: FieldRule): Schema {
  const copy = schema.clone();
  rulesBySchema.set(copy, rule);
  return copy;
}

/* @__NO_SIDE_EFFECTS__ */
export const ruledText = (rule: FieldRule = {}) => ruled(z.string(), rule);

/** A moment in ISO 8601. */
/* @__NO_SIDE_EFFECTS__ */
export const ruledMoment = (rule: FieldRule = {}) => ruledText({ notation: 'moment', ...rule });

/** A time of day, HH:mm. */
/* @__NO_SIDE_EFFECTS__ */
export const ruledTime = () => ruledText({ notation: 'time' });

export function ruleOf(schema: z.core.$ZodType): FieldRule | undefined {
  const { def } = schema as z.ZodMiniOptional;
  return rulesBySchema.get(schema) ?? (def.type === 'optional' ? ruleOf(def.innerType) : undefined);
}

/** The rule of a field by its path in the form, as `time_range.0.start`. */
export function ruleAt(draft: DraftSchema, path: string): FieldRule | undefined {
  let schema: z.core.$ZodType | undefined = draft;
  for (const step of path.split('.')) {
    const { def } = schema as z.ZodMiniObject | z.ZodMiniArray;
    schema = def.type === 'array' ? def.element : def.shape?.[step];
    if (schema === undefined) return undefined;
  }
  return ruleOf(schema);
}

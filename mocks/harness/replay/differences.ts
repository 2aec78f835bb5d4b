/** A value that differs: where it is, what was recorded, and what it is now. */
export interface Difference {
  /** `status`, or a path in the body: `data.results.0.title`. */
  where: string;
  recorded: unknown;
  now: unknown;
}

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** `tolerance`: milliseconds by which two moments may differ. */
export function differencesOf(recorded: unknown, now: unknown, tolerance: number, where = ''): Difference[] {
  if (Object.is(recorded, now) || areSameMoment(recorded, now, tolerance)) return [];
  if (!isObject(recorded) || !isObject(now) || Array.isArray(recorded) !== Array.isArray(now))
    return [{ where, recorded, now }];
  return [...new Set([...Object.keys(recorded), ...Object.keys(now)])].flatMap((name) =>
    differencesOf(
      ownValue(recorded, name),
      ownValue(now, name),
      tolerance,
      where === '' ? name : `${where}.${name}`,
    ),
  );
}

const ownValue = (values: Record<string, unknown>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areSameMoment = (one: unknown, other: unknown, tolerance: number) =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  ISO_MOMENT.test(one) &&
  ISO_MOMENT.test(other) &&
  Math.abs(Date.parse(one) - Date.parse(other)) <= tolerance;

/** Key of the fields of a record that did not come or could not be read, where a blank replaces them. */
const UNREADABLE_KEY = 'unreadable_fields';

/** The record with the names of its unreadable fields; a record without any stays as it is. */
export const withUnreadableFields = (
  record: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> => (names.length === 0 ? record : { ...record, [UNREADABLE_KEY]: names });

/** Whether the value of a field is unknown: it did not come, or could not be read. */
export function isUnreadable(record: object, field: string): boolean {
  const values = record as Record<string, unknown>;
  const names = values[UNREADABLE_KEY];
  return values[field] === undefined || (Array.isArray(names) && names.includes(field));
}

/** A body that repeats fields of a record, without those that are unknown. `changed`: the fields that it changes. */
export const withoutUnreadable = <Body extends object>(
  body: Body,
  record: object,
  changed: readonly (keyof Body)[],
): Body =>
  withoutFields(
    body,
    Object.keys(body).filter((name) => !changed.includes(name as keyof Body) && isUnreadable(record, name)),
  );

/**
 * A body without the fields that an edit must not overwrite: what is left out stays as it is stored. A body
 * made of a record holds no names of its unreadable fields.
 */
export function withoutFields<Body>(body: Body, names: readonly string[] = []): Body {
  const remainingFields = Object.entries(Object(body) as object).filter(
    ([name]) => name !== UNREADABLE_KEY && !names.includes(name),
  );
  return Object.fromEntries(remainingFields) as Body;
}

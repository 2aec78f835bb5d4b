/**
 * Narrows a context value that the current state guarantees, in place of a `!` at every use. Throws when it
 * is null.
 */
export function assertPresent<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`no ${what} is there in this state`);
  return value;
}

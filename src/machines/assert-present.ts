/** Context that a state cannot be entered without. Typed once here instead of a `!` at every use. */
export function assertPresent<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`no ${what} is held in this state`);
  return value;
}

import { numberOf } from '#domain/base/number-of';
import { wholeNumberOf } from '#domain/base/whole-number';

/** The usual radii in metres, from one street to the whole of a region. */
export const RADIUS_STOPS: readonly number[] = [
  100, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 7_000, 10_000, 15_000, 20_000, 30_000,
  50_000, 70_000, 100_000,
];

/** Kilometres as typed, as a text in whole metres; a text that is no number stays, for its error. */
export function metresOf(typed: string): string {
  const kilometres = numberOf(typed);
  if (kilometres === undefined) return '';
  if (!Number.isNaN(kilometres)) return String(Math.round(kilometres * 1000));
  // a text that only reads as metres must not become them
  return Number.isNaN(wholeNumberOf(typed)) ? typed : '';
}

/** Metres as a text in kilometres; a text that is no whole number of metres stays. */
export function kilometresOf(metres: string): string {
  const number = wholeNumberOf(metres);
  return number === null || Number.isNaN(number) ? metres : String(number / 1000);
}

import type { OpeningHours } from './opening-hours';
import { type FieldProblem, isUnseen } from './problems';
import { clockTimeProblems } from './rules';

/** Opening hours as form values: the weekday may be missing. */
export type OpeningHoursValues = Omit<OpeningHours, 'weekday'> & { weekday: OpeningHours['weekday'] | '' };

/**
 * Weekday and both times are required, and no two spans of a weekday overlap (R-VAL-CONTENT-21 to 23, A-138).
 * A span that ends at or before its start continues after midnight, as in bars. The later of two overlapping
 * spans gets the problem.
 */
export function openingHoursProblems(field: string, hours: readonly OpeningHoursValues[]): FieldProblem[] {
  return hours.flatMap(({ weekday, start, end }, index): FieldProblem[] => {
    const weekdayProblems =
      weekday === ''
        ? [{ field: `${field}.${index}.weekday`, messageId: 'openingHours.weekdayRequired' }]
        : [];
    const problems = [...weekdayProblems, ...startAndEndProblems(`${field}.${index}`, { start, end })];
    if (problems.length > 0) return problems;
    const overlaps = hours.slice(0, index).some((other) => doOverlap(other, { weekday, start, end }));
    return overlaps ? [{ field: `${field}.${index}.start`, messageId: 'openingHours.overlap' }] : [];
  });
}

/** Both times of a row are required; text that is no time is refused. */
export const startAndEndProblems = (field: string, times: { start: string; end: string }): FieldProblem[] =>
  Object.entries(times).flatMap(([name, text]) =>
    isUnseen(text)
      ? [{ field: `${field}.${name}`, messageId: `openingHours.${name}Required` }]
      : clockTimeProblems(`${field}.${name}`, text),
  );

function doOverlap(one: OpeningHoursValues, other: OpeningHoursValues): boolean {
  if (one.weekday === '' || one.start === '' || one.end === '' || one.weekday !== other.weekday) return false;
  return one.start < closingOf(other) && other.start < closingOf(one);
}

/** `25:00` is 01:00 of the next day; two-digit hours sort like times. */
function closingOf({ start, end }: OpeningHoursValues): string {
  if (end > start) return end;
  const [hours = '0', minutes = '00'] = end.split(':');
  return `${Number(hours) + 24}:${minutes}`;
}

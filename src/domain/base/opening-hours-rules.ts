import type { OpeningHours } from './opening-hours';
import type { FieldProblem } from './problems';

/** As a form holds them: a weekday may still be missing. */
export type OpeningHoursValues = Omit<OpeningHours, 'weekday'> & { weekday: OpeningHours['weekday'] | '' };

/**
 * Weekday and both times are needed, and no two spans of a weekday share a minute (R-VAL-CONTENT-21 to 23, A-138). One
 * that ends at or before its start goes on after midnight, as bars do. The later of two that overlap is told.
 */
export function openingHoursProblems(field: string, hours: readonly OpeningHoursValues[]): FieldProblem[] {
  return hours.flatMap(({ weekday, start, end }, index): FieldProblem[] => {
    const missing = Object.entries({ weekday, start, end })
      .filter(([name, value]) => (name === 'weekday' ? value === '' : !isTime(value)))
      .map(([name]) => ({ field: `${field}.${index}.${name}`, messageId: `openingHours.${name}Required` }));
    if (missing.length > 0) return missing;
    const overlaps = hours.slice(0, index).some((other) => shareAMinute(other, { weekday, start, end }));
    return overlaps ? [{ field: `${field}.${index}.start`, messageId: 'openingHours.overlap' }] : [];
  });
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** HH:mm, as clocks show it. */
export const isTime = (text: string): boolean => TIME.test(text);

function shareAMinute(one: OpeningHoursValues, other: OpeningHoursValues): boolean {
  if (one.weekday === '' || one.start === '' || one.end === '' || one.weekday !== other.weekday) return false;
  return one.start < closingOf(other) && other.start < closingOf(one);
}

/** `25:00` is one in the morning of the next day; texts of two digits sort as times do. */
function closingOf({ start, end }: OpeningHoursValues): string {
  if (end > start) return end;
  const [hours = '0', minutes = '00'] = end.split(':');
  return `${Number(hours) + 24}:${minutes}`;
}

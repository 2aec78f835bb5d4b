import { inJapan, momentInJapan, parseTime } from '#domain/base/japan-time';

/** Number of days of notice before an end: on a Friday it covers all of Monday. */
export const ENDING_DAYS = 3;

/** Whether the end is not in the past and at most `days` calendar days of Japan ahead. */
export function endsWithin(days: number, end: string | undefined, now: number): boolean {
  const endMoment = parseTime(end ?? '');
  const dayAfterLast = inJapan(now)
    .startOf('day')
    .add(days + 1, 'day');
  return endMoment >= now && endMoment <= momentInJapan(dayAfterLast);
}

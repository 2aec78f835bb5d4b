import { inJapan, momentInJapan, parseTime } from '#domain/base/japan-time';

/** What ends in so many days is told beforehand: on a Friday all of Monday is among them. */
export const ENDING_DAYS = 3;

/** Not over yet, and over when the day so many days ahead is, by Japan's calendar. */
export function endsWithin(days: number, end: string | undefined, now: number): boolean {
  const moment = parseTime(end ?? '');
  const last = inJapan(now)
    .startOf('day')
    .add(days + 1, 'day');
  return moment >= now && moment <= momentInJapan(last);
}

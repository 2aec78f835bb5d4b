import type { Span } from '#domain/base/period';
import { DAY } from '#mocks/seed/japan-time';

/** A span in equal steps, and moments counted by them: days of Japan, or months where there are many days. */
export interface Steps {
  /** `2026-04-01`, or `2026-04`. */
  labels: readonly string[];
  /** How many moments fell into each step. */
  counted(times: readonly string[]): number[];
  /** How many there had been by the end of each step, those before the span included. */
  grown(times: readonly string[]): number[];
}

/** From here on a bar a day is a thread. */
const DAYS_MAX = 62;
const AHEAD_OF_UTC = 9 * 3_600_000;

/** So many days up to the one of this moment. */
export const daysOf = (now: number, count: number): Span => ({
  start: dayOf(now - (count - 1) * DAY),
  end: dayOf(now),
});

export function stepsOf({ start, end }: Span): Steps {
  const days: string[] = [];
  for (let at = Date.parse(start); at <= Date.parse(end); at += DAY)
    days.push(new Date(at).toISOString().slice(0, 10));
  const length = days.length > DAYS_MAX ? 'YYYY-MM'.length : 'YYYY-MM-DD'.length;
  const labels = [...new Set(days.map((day) => day.slice(0, length)))];
  const inSpan = (day: string) => day >= start && day <= end;

  function counted(times: readonly string[]): number[] {
    const counts = new Map(labels.map((label) => [label, 0]));
    for (const day of times.map(dayOfText).filter(inSpan)) {
      const label = day.slice(0, length);
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return [...counts.values()];
  }
  return {
    labels,
    counted,
    grown(times) {
      let total = times.filter((time) => time !== '' && dayOfText(time) < start).length;
      return counted(times).map((count) => {
        total += count;
        return total;
      });
    },
  };
}

const dayOf = (ms: number): string => new Date(ms + AHEAD_OF_UTC).toISOString().slice(0, 10);
const dayOfText = (time: string): string => (time === '' ? '' : dayOf(Date.parse(time)));

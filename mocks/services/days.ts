import { inJapan, momentInJapan } from '#domain/base/japan-time';
import type { Span } from '#domain/base/period';

/** A span in equal steps, and moments counted by them: days of Japan, or months where there are many days. */
export interface Steps {
  /** `2026-04-01`, or `2026-04`. */
  labels: readonly string[];
  /** How many moments fell into each step. */
  counted(times: readonly string[]): number[];
  /** What they came to in each step. */
  summed(entries: readonly { time: string; value: number }[]): number[];
  /** How many there had been by the end of each step, those before the span included, and those without a time. */
  grown(times: readonly string[]): number[];
}

/** From here on a bar a day is a thread. */
const DAYS_MAX = 62;
const DAY_FORMAT = 'YYYY-MM-DD';

/** So many days up to the one of this moment. */
export const daysOf = (now: number, count: number): Span => {
  const today = inJapan(now);
  return { start: today.subtract(count - 1, 'day').format(DAY_FORMAT), end: today.format(DAY_FORMAT) };
};

export function stepsOf({ start, end }: Span): Steps {
  const first = inJapan(momentInJapan(start));
  const past = inJapan(momentInJapan(end)).add(1, 'day');
  const unit = past.diff(first, 'day') > DAYS_MAX ? 'month' : 'day';
  const labels: string[] = [];
  const edges: number[] = [];
  for (let at = first; at.isBefore(past); at = at.startOf(unit).add(1, unit)) {
    labels.push(at.format(unit === 'month' ? 'YYYY-MM' : DAY_FORMAT));
    edges.push(momentInJapan(at));
  }
  edges.push(momentInJapan(past));
  /** -1 before the first step, and for a time that is none. */
  const stepOf = (time: string) => {
    const at = Date.parse(time);
    return edges.findLastIndex((edge) => edge <= at);
  };

  function summed(entries: readonly { time: string; value: number }[]): number[] {
    const sums = labels.map(() => 0);
    for (const { time, value } of entries) {
      const step = stepOf(time);
      if (step in sums) sums[step] = (sums[step] ?? 0) + value;
    }
    return sums;
  }
  const counted = (times: readonly string[]) => summed(times.map((time) => ({ time, value: 1 })));
  return {
    labels,
    counted,
    summed,
    grown(times) {
      let total = times.filter((time) => !(Date.parse(time) >= (edges[0] ?? 0))).length;
      return counted(times).map((count) => {
        total += count;
        return total;
      });
    },
  };
}

import { inJapan, momentInJapan } from '#domain/base/japan-time';
import type { Span } from '#domain/base/period';

/** A span in equal steps, with counts by step: days of Japan, or months for a span of many days. */
export interface Steps {
  /** `2026-04-01`, or `2026-04`. */
  labels: readonly string[];
  /** The number of moments in each step. */
  counted(times: readonly string[]): number[];
  /** The sum of the values in each step. */
  summed(entries: readonly { time: string; value: number }[]): number[];
  /** The total at the end of each step, including moments before the span and those without a time. */
  grown(times: readonly string[]): number[];
}

/** More days would make the bars of a chart too thin. */
const DAYS_MAX = 62;
const DAY_FORMAT = 'YYYY-MM-DD';

/** The last `count` days, up to the day of `now`. */
export const daysOf = (now: number, count: number): Span => {
  const today = inJapan(now);
  return { start: today.subtract(count - 1, 'day').format(DAY_FORMAT), end: today.format(DAY_FORMAT) };
};

export function stepsOf({ start, end }: Span): Steps {
  const firstDay = inJapan(momentInJapan(start));
  const dayAfter = inJapan(momentInJapan(end)).add(1, 'day');
  const unit = dayAfter.diff(firstDay, 'day') > DAYS_MAX ? 'month' : 'day';
  const labels: string[] = [];
  const boundaries: number[] = [];
  for (
    let stepStart = firstDay;
    stepStart.isBefore(dayAfter);
    stepStart = stepStart.startOf(unit).add(1, unit)
  ) {
    labels.push(stepStart.format(unit === 'month' ? 'YYYY-MM' : DAY_FORMAT));
    boundaries.push(momentInJapan(stepStart));
  }
  boundaries.push(momentInJapan(dayAfter));
  /** -1 before the first step, and for an invalid time. */
  const stepOf = (time: string) => {
    const at = Date.parse(time);
    return boundaries.findLastIndex((boundary) => boundary <= at);
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
      let total = times.filter((time) => !(Date.parse(time) >= (boundaries[0] ?? 0))).length;
      return counted(times).map((count) => {
        total += count;
        return total;
      });
    },
  };
}

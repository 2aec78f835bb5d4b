import { hashNumber } from '#mocks/backend/seed/base/hash';
import { type Seed, seedName } from '#mocks/backend/seed/base/seed';
import { DAY, startOfDayInJapan } from '#mocks/backend/seed/base/seed-times';
import { momentAtHour } from '#mocks/harness/clock/town-hours';

/** An event from outside (mocks/harness/demo/remote-events.ts) that the running town brings. */
export type ArrivalKind =
  | 'reserve'
  | 'cancellation'
  | 'chat'
  | 'chatRead'
  | 'pushRead'
  | 'purchase'
  | 'report'
  | 'notice';

export interface Arrival {
  /** Milliseconds of the harness clock, a full minute. */
  at: number;
  kind: ArrivalKind;
  /** What its contents are drawn from. */
  key: string;
}

/** How many arrive between two hours. */
type ArrivalsInHours = readonly [from: number, to: number, count: number];

const ARRIVALS_OF_KIND: Readonly<Record<ArrivalKind, readonly ArrivalsInHours[]>> = {
  reserve: [
    [8.1, 9, 1],
    [9, 11, 2],
    [11, 14, 5],
    [14, 17, 3],
    [17, 20, 7],
    [20, 22.5, 3],
  ],
  cancellation: [
    [10, 13, 1],
    [15, 20, 2],
  ],
  chat: [
    [8, 8.2, 1],
    [8.5, 12, 3],
    [12, 18, 5],
    [18, 22.5, 4],
  ],
  chatRead: [[8.3, 22, 8]],
  pushRead: [
    [8, 9, 3],
    [12, 13, 4],
    [15, 18, 4],
    [18, 23, 8],
  ],
  purchase: [
    [10, 12, 4],
    [12, 14, 6],
    [14, 18, 5],
    [18, 21, 6],
  ],
  report: [
    [13, 18, 1],
    [19, 23, 3],
  ],
  notice: [
    [9, 11, 1],
    [14, 17, 1],
  ],
};

const MINUTE = 60_000;

/** What arrives on the day of a moment in Japan, the earliest first: always the same for a seed, a city and a day. */
export function arrivalsOfDay({ seed, city }: { seed: Seed; city: string }, moment: number): Arrival[] {
  const day = startOfDayInJapan(moment) / DAY;
  const kinds = Object.entries(ARRIVALS_OF_KIND) as [ArrivalKind, readonly ArrivalsInHours[]][];
  return kinds
    .flatMap(([kind, hours]) =>
      hours.flatMap(([from, to, count]) =>
        Array.from({ length: count }, (_, index) => {
          const key = [seedName(seed), city, day, kind, from, index].join('/');
          const hour = from + ((to - from) * (index + fractionOf(key))) / count;
          return { at: Math.floor(momentAtHour(moment, hour) / MINUTE) * MINUTE, kind, key };
        }),
      ),
    )
    .toSorted((one, other) => one.at - other.at);
}

/** From 0 to 1. */
const fractionOf = (key: string): number => (hashNumber(key) % 1_000) / 1_000;

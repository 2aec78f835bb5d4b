const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Japan keeps no summer time. */
const AHEAD_OF_UTC = 9 * HOUR;

/** The last midnight in Japan, whatever the zone of this machine. */
export const startOfDayInJapan = (ms: number): number =>
  Math.floor((ms + AHEAD_OF_UTC) / DAY) * DAY - AHEAD_OF_UTC;

/** Always in UTC, so that texts sort as times do. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

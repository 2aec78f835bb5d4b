import {
  POLLING_INTERVAL,
  TOKEN_REFRESH_INTERVAL,
  VERSION_INTERVAL,
  VERSION_PAUSE,
} from '#domain/base/limits';

/** Milliseconds: the console waits so long for an answer; shorter waits are for the person before the screen. */
const PATIENCE = 10_000;

const KEPT: ReadonlySet<number> = new Set([
  PATIENCE,
  TOKEN_REFRESH_INTERVAL,
  POLLING_INTERVAL,
  VERSION_INTERVAL - VERSION_PAUSE,
]);

/** Whether a wait of the console keeps its remaining time while the clock is hurried on: for an answer, between two polls. */
export const isKept = (ms: number): boolean => KEPT.has(ms);

/** Whether a wait is for a person: a message that goes by itself, a decision that can be undone, a pause in typing. */
export const isForAPerson = (ms: number): boolean => ms < PATIENCE;

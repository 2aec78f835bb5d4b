import {
  POLLING_INTERVAL,
  TOKEN_REFRESH_INTERVAL,
  VERSION_INTERVAL,
  VERSION_PAUSE,
} from '#domain/base/limits';

/** Milliseconds that the console waits for a response; shorter waits are for the person before the screen. */
const RESPONSE_TIMEOUT = 10_000;

const WAITS_NOT_SHORTENED: ReadonlySet<number> = new Set([
  RESPONSE_TIMEOUT,
  TOKEN_REFRESH_INTERVAL,
  POLLING_INTERVAL,
  VERSION_INTERVAL - VERSION_PAUSE,
]);

/** Whether a wait of the console keeps its remaining time while the clock is hurried on: for an answer, between two polls. */
export const keepsRemainingTime = (ms: number): boolean => WAITS_NOT_SHORTENED.has(ms);

/** Whether a wait is for a person: a message that goes by itself, a decision that can be undone, a pause in typing. */
export const isForAPerson = (ms: number): boolean => ms < RESPONSE_TIMEOUT;

/** A longer wait is a failure at once: nobody waits that long in front of a page. */
const WAIT_SECONDS_MAX = 60;

/**
 * The seconds after which a request refused with 429 may be sent again; undefined where the server names no time, or
 * one of more than a minute. `Retry-After` holds seconds, or a moment of the server's clock, whose own time is in
 * `Date`.
 */
export function retryAfter(status: number, headers: Record<string, unknown>): number | undefined {
  const value = headers['retry-after'];
  if (status !== 429 || typeof value !== 'string') return undefined;
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : (Date.parse(value) - Date.parse(String(headers.date))) / 1_000;
  return seconds >= 0 && seconds <= WAIT_SECONDS_MAX ? seconds : undefined;
}

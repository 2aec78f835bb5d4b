import type { BareResponse } from '../prefetched-requests';

/** How often a request that the server throttles is sent again. */
const REPEATS_MAX = 2;

/**
 * Repeats a request that the server refuses as one too many, after the time that it names. Without `wait` the refusal
 * is the response.
 */
export async function repeatThrottled(
  attempt: () => Promise<BareResponse>,
  wait: ((seconds: number) => Promise<void>) | undefined,
): Promise<BareResponse> {
  for (let repeats = 0; ; repeats += 1) {
    const response = await attempt();
    if (response.retryAfter === undefined || repeats === REPEATS_MAX || !wait) return response;
    await wait(response.retryAfter);
  }
}

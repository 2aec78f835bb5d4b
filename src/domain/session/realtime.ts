/** Reasons for which the realtime service ends a subscription, as far as the console distinguishes them. */
export type RealtimeRefusal =
  /**
   * auth/invalid-user-token, auth/user-token-expired: the login at the service has ended (R-FB-03, R-FB-04).
   */
  | 'token ended'
  /** permission-denied (R-FB-06). */
  | 'forbidden'
  /** auth/invalid-custom-token: an error of the backend, which no user can repair (R-FB-07). */
  | 'invalid custom token'
  | 'failed';

export class RealtimeFault extends Error {
  readonly refusal: RealtimeRefusal;

  constructor(refusal: RealtimeRefusal, code: string, cause?: unknown) {
    super(`realtime: ${code}`, { cause });
    this.name = 'RealtimeFault';
    this.refusal = refusal;
  }
}

/** Any other error, such as a request without a response, counts as `failed`. */
export const refusalOf = (problem: unknown): RealtimeRefusal =>
  problem instanceof RealtimeFault ? problem.refusal : 'failed';

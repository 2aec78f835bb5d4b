/** What the realtime service answers instead of listening, as far as the console tells it apart. */
export type RealtimeRefusal =
  /** auth/invalid-user-token, auth/user-token-expired: the login there is over (R-FB-03, R-FB-04). */
  | 'token ended'
  /** permission-denied (R-FB-06). */
  | 'forbidden'
  /** auth/invalid-custom-token: the backend's mistake, which no user can mend (R-FB-07). */
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

/** Whatever else goes wrong on the way there, such as a call without an answer, is a failure too. */
export const refusalOf = (problem: unknown): RealtimeRefusal =>
  problem instanceof RealtimeFault ? problem.refusal : 'failed';

/** Why the chat service did not fulfil a request. */
export type ChatRefusal =
  /** The service cannot be reached: letters wait in the outbox. */
  | 'offline'
  /** permission-denied (R-FB-06). */
  | 'forbidden'
  | 'refused';

export class ChatFault extends Error {
  readonly refusal: ChatRefusal;

  constructor(refusal: ChatRefusal, code: string, cause?: unknown) {
    super(`chat: ${code}`, { cause });
    this.name = 'ChatFault';
    this.refusal = refusal;
  }
}

export const isForbidden = (problem: unknown): boolean =>
  problem instanceof ChatFault && problem.refusal === 'forbidden';

/** A failure outside the service, such as a chunk that was not loaded, may be temporary too. */
export const isOffline = (problem: unknown): boolean =>
  !(problem instanceof ChatFault) || problem.refusal === 'offline';

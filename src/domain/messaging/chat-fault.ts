/** Why the chat did not do what was asked of it. */
export type ChatRefusal =
  /** Nothing was heard of the service: what was written waits. */
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

/** What is no fault of the chat, such as a file of the console that did not come, may be over soon as well. */
export const isOffline = (problem: unknown): boolean =>
  !(problem instanceof ChatFault) || problem.refusal === 'offline';

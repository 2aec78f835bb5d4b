import type { Call } from '#mocks/backend/protocol/match-call';
import type { EndpointHandler } from '#mocks/backend/protocol/mock';

/** The handlers of the fake backend: all at hand under Node, loaded on demand in a page. */
export interface HandlerSource {
  readonly calls: readonly Call[];
  /** The handlers that are at hand, in the order of the calls. */
  readonly loaded: readonly EndpointHandler[];
  /** Of one of the calls. Rejects when its file cannot be loaded. */
  handlerOf(call: Call): EndpointHandler | Promise<EndpointHandler>;
  /** Loads all handlers, and with them all tables. Rejects when a file cannot be loaded. */
  loadAll(): Promise<void>;
}

import type { Call } from '#mocks/backend/protocol/match-call';
import type { EndpointHandler } from '#mocks/backend/protocol/mock';
import type { HandlerSource } from './handler-source';

export function handlersAtHand(handlers: readonly EndpointHandler[]): HandlerSource {
  const handlerByCall = new Map<Call, EndpointHandler>(
    handlers.map((handler) => [handler.endpoint, handler]),
  );
  return {
    calls: [...handlerByCall.keys()],
    loaded: handlers,
    handlerOf: (call) => handlerByCall.get(call) as EndpointHandler,
    loadAll: () => Promise.resolve(),
  };
}

import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { HttpHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { Backend } from './backend';
import { guardOf } from './guard';

export interface PageNetwork {
  /** Puts handlers before the others until `resetHandlers`. */
  use(...handlers: HttpHandler[]): void;
  /** Without handlers: back to those of the start. The guard stays last. */
  resetHandlers(...handlers: HttpHandler[]): void;
  stop(): void;
}

/**
 * The fake backend in the page itself, without a service worker: browsers stop workers, and then requests fall
 * through to the server in silence (msw#2635). Call it before the application is imported.
 */
export function startNetwork(backend: Backend, { base }: { base: string }): PageNetwork {
  const guard = guardOf(backend, base);
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const network = defineNetwork({
    // the cast: msw 2.15.0 types this parameter so that it refuses its own two interceptors
    sources: [new InterceptorSource({ interceptors: interceptors as unknown as Interceptors })],
    handlers: [...backend.handlers(base), guard],
    // no line in the console for each request: the harness keeps its own log
    context: { quiet: true },
    // static files and modules
    onUnhandledFrame: 'bypass',
  });
  const allowCookieHeader = dropCookieHeader();
  network.enable();
  return {
    use: (...handlers) => network.use(...handlers),
    resetHandlers: (...handlers) =>
      network.resetHandlers(...(handlers.length > 0 ? [...handlers, guard] : [])),
    stop: () => {
      network.disable();
      allowCookieHeader();
    },
  };
}

type Interceptors = ConstructorParameters<typeof InterceptorSource>[0]['interceptors'];

/**
 * MSW writes the page's cookies into every request it looks at, and its XHR interceptor hands that on to the real
 * request, where Chromium prints "Refused to set unsafe header" for each handler. No browser lets it pass anyway.
 */
function dropCookieHeader(): () => void {
  const { prototype } = XMLHttpRequest;
  const original = prototype.setRequestHeader;
  prototype.setRequestHeader = function setRequestHeader(name, value) {
    if (name.toLowerCase() !== 'cookie') original.call(this, name, value);
  };
  return () => {
    prototype.setRequestHeader = original;
  };
}

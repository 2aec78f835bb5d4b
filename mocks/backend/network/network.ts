import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse, type HttpHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { Backend } from '#mocks/backend/backend-types';
import type { FakeFirebase } from '#mocks/backend/firebase/fake-firebase';
import { guardOf } from '#mocks/backend/protocol/guard';
import { stepUploads } from './uploads/stepwise-uploads';
import { uploadPaceOf } from './uploads/upload-pace';

export interface PageNetwork {
  /** Adds handlers before the others until `resetHandlers`. */
  use(...handlers: HttpHandler[]): void;
  /** Without handlers, restores the initial ones. The guard stays last. */
  resetHandlers(...handlers: HttpHandler[]): void;
  stop(): void;
}

/**
 * Runs the fake backend in the page itself, without a service worker: browsers stop workers, and then
 * requests reach the server silently (msw#2635). Call it before the application is imported.
 */
export function startNetwork(backend: Backend, { base }: { base: string }): PageNetwork {
  const guard = guardOf(backend, base);
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const network = defineNetwork({
    // The cast: the parameter's type in msw 2.15.0 rejects msw's own two interceptors.
    sources: [new InterceptorSource({ interceptors: interceptors as unknown as Interceptors })],
    handlers: [...backend.handlers(base), ...backend.firebase.handlers, guard],
    // No console message for each request: the harness keeps its own log.
    context: { quiet: true },
    // Static files and modules.
    onUnhandledFrame: 'bypass',
  });
  const restorers = [dropCookieHeader(), answerBeacons(backend.firebase), answerProbes()];
  network.enable();
  restorers.push(stepUploads(uploadPaceOf(backend, base)));
  return {
    use: (...handlers) => network.use(...handlers),
    resetHandlers: (...handlers) =>
      network.resetHandlers(...(handlers.length > 0 ? [...handlers, guard] : [])),
    stop: () => {
      network.disable();
      for (const restore of restorers) restore();
    },
  };
}

type Interceptors = ConstructorParameters<typeof InterceptorSource>[0]['interceptors'];

/**
 * MSW adds the page's cookies to every request that it handles, and its XHR interceptor copies them to the
 * real request. Chromium then prints "Refused to set unsafe header" for each handler. No browser sends this
 * header anyway.
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

/** Firestore closes its channels with a beacon, which is neither fetch nor XHR and would leave the page. */
function answerBeacons({ handlers }: FakeFirebase): () => void {
  const original = navigator.sendBeacon;
  navigator.sendBeacon = (url, data) => {
    const beaconUrl = new URL(url, location.href);
    if (!beaconUrl.hostname.endsWith('.googleapis.com')) return original.call(navigator, url, data);
    const body = typeof data === 'string' ? data : '';
    void getResponse([...handlers], new Request(beaconUrl, { method: 'POST', body }));
    return true;
  };
  return () => {
    navigator.sendBeacon = original;
  };
}

const TRANSPARENT_PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** After a fatal error Firestore loads an image from Google, to check the network. */
function answerProbes(): () => void {
  const { prototype } = HTMLImageElement;
  const original = Object.getOwnPropertyDescriptor(prototype, 'src');
  if (!original) return () => {};
  Object.defineProperty(prototype, 'src', {
    ...original,
    set(this: HTMLImageElement, source: string) {
      const isProbe = source.startsWith('https://www.google.com/images/cleardot.gif');
      original.set?.call(this, isProbe ? TRANSPARENT_PIXEL : source);
    },
  });
  return () => {
    Object.defineProperty(prototype, 'src', original);
  };
}

import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Backend } from '#mocks/backend/backend-types';
import { CALL_DEFAULTS, currentPath } from './log';

/** The last handler: a call under the base without a handler is an error and never reaches a server. */
export const guardOf = (backend: Backend, base: string): HttpHandler =>
  http.all(`${base}/*`, ({ request }) => {
    const { method, url } = request;
    console.error(`fake backend: nobody answers ${method} ${url}`);
    backend.log.add({
      ...CALL_DEFAULTS,
      at: backend.clock.now(),
      startedAt: Date.now(),
      method,
      url,
      path: null,
      page: currentPath(),
      status: 'unhandled',
      verdict: { broken: 'request', issues: 'no endpoint has this method and path' },
      duration: 0,
    });
    return HttpResponse.error();
  });

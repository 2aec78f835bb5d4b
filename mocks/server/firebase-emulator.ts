import { getResponse, type HttpHandler } from 'msw';

/**
 * Answers a request to Firebase that comes to this host, as the SDK sends it after `connectAuthEmulator` and
 * `connectFirestoreEmulator`, by the handlers of Google's hosts; null for any other request.
 */
export async function emulatorResponse(
  handlers: readonly HttpHandler[],
  request: Request,
): Promise<Response | null> {
  const url = googleUrlOf(new URL(request.url));
  if (url === null) return null;
  if (request.method === 'OPTIONS') return preflightResponse(request);
  return (await getResponse([...handlers], withUrl(request, url))) ?? null;
}

/** Emulators of Auth have the host of the service as the first part of the path, emulators of Firestore have none. */
function googleUrlOf({ pathname, search }: URL): string | null {
  if (/^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(pathname))
    return `https:/${pathname}${search}`;
  return /^\/(google\.firestore\.v1\.Firestore|v1\/projects)\//.test(pathname)
    ? `https://firestore.googleapis.com${pathname}${search}`
    : null;
}

/** The SDK sends credentials, with which CORS allows no `*`. */
function preflightResponse({ headers }: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': headers.get('origin') ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  });
}

/** The same request elsewhere. Its parts by name: a constructor that copies them, as that of Vitest's jsdom, copies no getters. */
function withUrl({ method, headers, body, signal }: Request, url: string): Request {
  return new Request(url, { method, headers, signal, ...(body === null ? {} : { body, duplex: 'half' }) });
}

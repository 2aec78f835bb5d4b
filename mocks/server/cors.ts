/** The headers that docs/backend.md requires of a backend on another host: any origin, no cookies. */
const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
  'access-control-allow-headers': 'accept, authorization, cache-control, content-type, idempotency-key',
  'access-control-expose-headers': 'date, retry-after',
  'access-control-max-age': '600',
};

export const preflightResponse = (): Response => new Response(null, { status: 204, headers: CORS_HEADERS });

/** The response with the headers for other origins; an error response has none. */
export function withCors(response: Response): Response {
  if (response.type === 'error') return response;
  for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
  return response;
}

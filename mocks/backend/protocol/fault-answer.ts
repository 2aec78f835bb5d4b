import { HttpResponse } from 'msw';
import type { Endpoint } from '#api/http/endpoint';
import type { ResponseEffect } from './faults';
import { textOfStatus } from './server-texts';

/** The effects that change the handler's response. */
export type ResponseChange = { kind: 'empty' | 'lost' } | { kind: 'wrong'; field: string };

export const isChange = (effect: ResponseEffect): effect is ResponseChange =>
  effect.kind === 'empty' ||
  effect.kind === 'lost' ||
  (effect.kind === 'wrong' && effect.field !== undefined);

/** The response of a fault, which replaces the handler's. */
export interface FaultAnswer {
  status: number | 'offline' | 'hang';
  body: unknown;
  response: Response | Promise<Response>;
}

export function faultAnswer(
  effect: Exclude<ResponseEffect, ResponseChange>,
  endpoint: Endpoint,
  signal: AbortSignal,
): FaultAnswer {
  if (effect.kind === 'status' && effect.field !== undefined)
    return fieldAnswer(effect.status, effect.field, effect.text);
  if (effect.kind === 'status') return statusAnswer(effect.status, endpoint);
  if (effect.kind === 'offline' || effect.kind === 'cut')
    return { status: 'offline', body: null, response: HttpResponse.error() };
  if (effect.kind === 'hang') return { status: 'hang', body: null, response: pendingUntilAbort(signal) };
  if (effect.kind === 'garbage')
    return { status: 200, body: GATEWAY_PAGE, response: HttpResponse.html(GATEWAY_PAGE) };
  return { status: 200, body: UNEXPECTED_DATA, response: HttpResponse.json(UNEXPECTED_DATA) };
}

/** A gateway gives up after the backend has done the call. */
export const lostAnswer = () => ({
  status: 502,
  body: GATEWAY_PAGE,
  response: HttpResponse.html(GATEWAY_PAGE, { status: 502 }),
});

/** The response of a proxy whose server is down. */
const GATEWAY_PAGE = '<html><head><title>502</title></head><body>Bad Gateway</body></html>';
const UNEXPECTED_DATA = { data: { unexpected: true } };
/** Statuses whose response must not have a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** The backend's refusal of one field. */
function fieldAnswer(status: number, field: string, text = ''): FaultAnswer {
  const body = { errors: { [field]: [text] } };
  return { status, body, response: HttpResponse.json(body, { status }) };
}

/** A declared status such as 209 has the envelope and is no refusal; every other status is one. */
function statusAnswer(status: number, endpoint: Endpoint): FaultAnswer {
  if (WITHOUT_BODY.has(status)) return { status, body: null, response: new HttpResponse(null, { status }) };
  const message = { message: textOfStatus(status) };
  const body = status in endpoint.responses ? { data: message } : message;
  const headers: Record<string, string> =
    status === 429 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {};
  return { status, body, response: HttpResponse.json(body, { status, headers }) };
}

const RETRY_AFTER_SECONDS = 3;

/** Settles when the page aborts the request. */
const pendingUntilAbort = (signal: AbortSignal): Promise<Response> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(HttpResponse.error());
    else signal.addEventListener('abort', () => resolve(HttpResponse.error()), { once: true });
  });

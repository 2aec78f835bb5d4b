import { isSecretName, isWhole } from '#mocks/backend/protocol/masked';
import { PASSWORD } from '#mocks/backend/seed/session/accounts';
import type { IssuedPair } from '#mocks/backend/services/tokens';
import type { RecordedCall } from '#mocks/harness/report/recorded-call';

/** A token of the right form that no session has issued. */
const REFUSED_TOKEN = 'access.0.0.0.0';

/** The recorded request with present tokens; null when a file or a secret of it is not in the report. */
export function requestOf(call: RecordedCall, session: IssuedPair | null, base: string): Request | null {
  const { method, url, requestBody, requestType, cause, status } = call;
  const body = withSecrets(requestBody, session, typeof status === 'number' && status < 400);
  if (!isWhole(body) || url.includes('=…')) return null;
  const headers = new Headers();
  const token = cause?.by === 'token' && cause.token === 'refused' ? REFUSED_TOKEN : session?.access_token;
  if (token !== undefined && (call.username !== null || token === REFUSED_TOKEN))
    headers.set('Authorization', `Bearer ${token}`);
  // the log has null both for no body and for a call without one in the contract
  if (body === null || method === 'GET') return new Request(base + url, { method, headers });
  const isForm = /^(multipart|application\/x-www)/.test(requestType ?? '');
  if (!isForm) headers.set('Content-Type', 'application/json');
  return new Request(base + url, { method, headers, body: isForm ? formOf(body) : JSON.stringify(body) });
}

/** The password of the demo is public; a refused sign-in gets another one. */
function withSecrets(body: unknown, session: IssuedPair | null, isAccepted: boolean): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const secretOf = (name: string, value: unknown) => {
    if (!isSecretName(name) || isWhole(value)) return value;
    if (name === 'refresh_token') return session?.refresh_token ?? value;
    return name === 'password' ? PASSWORD + (isAccepted ? '' : '!') : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, secretOf(name, value)]));
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    for (const one of [value].flat()) form.append(name, String(one));
  return form;
}

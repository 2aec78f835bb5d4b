import type { Endpoint } from '#api/http/endpoint';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { isWhole, maskedUrl } from '#mocks/backend/protocol/masked';
import { RESENT_HEADER } from '#mocks/backend/protocol/resent-header';

/** Calls that begin, renew or end a session: sent again they would change who is signed in. */
const SESSION_PATH = /(^|\/)(signin|login|token|refresh-token)(\/|$)/;

/** Whether the log has all of the request: no secret and no file was replaced, and another host has its own key. */
export function mayResend(entry: LogEntry, endpoint: Endpoint | undefined): boolean {
  const { path, url, requestBody } = entry;
  if (path === null || endpoint?.host !== 'backend' || SESSION_PATH.test(path)) return false;
  return maskedUrl(url) === url && isWhole(requestBody);
}

/** Sends the call with the present token. The outcome is the new line in the log, also without a response. */
export async function resendCall(entry: LogEntry, token: string | null): Promise<void> {
  const { method, url, requestType } = entry;
  const isForm = requestType !== null && /^multipart\/form-data/i.test(requestType);
  const headers = new Headers({ [RESENT_HEADER]: '1' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  // the browser writes the type of a form, with its boundary
  if (requestType !== null && !isForm) headers.set('Content-Type', requestType);
  try {
    await fetch(url, { method, headers, body: requestType === null ? null : bodyOf(entry, isForm) });
  } catch {
    // a fault has cut the connection, which the log shows
  }
}

function bodyOf({ requestBody }: LogEntry, isForm: boolean): string | FormData {
  if (!isForm) return JSON.stringify(requestBody);
  const form = new FormData();
  for (const [name, value] of Object.entries((requestBody ?? {}) as Readonly<Record<string, unknown>>)) {
    for (const one of [value].flat()) form.append(name, String(one));
  }
  return form;
}

import type { LogEntry } from '#mocks/backend/protocol/log';
import { maskedUrl } from '#mocks/backend/protocol/masked';
import type { Har, HarEntry, HarPage, HarPair, HarPostData, HarRequest, HarResponse } from './har';

/** Not known: sizes on the wire, and the version of HTTP. Nothing is sent. */
const UNKNOWN = -1;
const NO_VERSION = '';

/**
 * The calls as a HAR, as a browser would have saved it from a backend: with bodies as the log masks them, without
 * cookies and tokens. Calls of Firebase are left out, because the log has no bodies of them.
 */
export function harOf(entries: readonly LogEntry[], version: string): Har {
  const calls = entries.filter(({ service }) => service === 'backend');
  const pages = pagesOf(calls);
  return {
    log: {
      version: '1.2',
      creator: { name: 'Machi Console', version },
      pages,
      entries: calls.map((call) => entryOf(call, pages)),
    },
  };
}

/** A page for each address of the console, as browsers write one for each document. */
function pagesOf(calls: readonly LogEntry[]): HarPage[] {
  const firstCallOfPage = new Map<string, number>();
  for (const { page, startedAt } of calls)
    if (!firstCallOfPage.has(page)) firstCallOfPage.set(page, startedAt);
  return [...firstCallOfPage].map(([title, startedAt], index) => ({
    id: `page_${index + 1}`,
    title,
    startedDateTime: new Date(startedAt).toISOString(),
    pageTimings: {},
  }));
}

function entryOf(call: LogEntry, pages: readonly HarPage[]): HarEntry {
  const page = pages.find(({ title }) => title === call.page);
  return {
    ...(page ? { pageref: page.id } : {}),
    startedDateTime: new Date(call.startedAt).toISOString(),
    time: call.duration,
    request: requestOf(call),
    response: responseOf(call),
    cache: {},
    timings: { send: 0, wait: call.duration, receive: 0 },
  };
}

function requestOf({ method, url, requestBody, requestType }: LogEntry): HarRequest {
  const address = new URL(maskedUrl(url));
  const postData = requestType === null ? null : postDataOf(requestBody, requestType);
  return {
    method,
    url: address.href,
    httpVersion: NO_VERSION,
    cookies: [],
    headers: contentTypeHeaders(requestType),
    queryString: [...address.searchParams].map(([name, value]) => ({ name, value })),
    ...(postData ? { postData } : {}),
    headersSize: UNKNOWN,
    bodySize: UNKNOWN,
  };
}

/** The parts of a form are named instead of its text, in which a browser writes a boundary and the files. */
function postDataOf(body: unknown, mimeType: string): HarPostData {
  if (!/^multipart\/form-data/i.test(mimeType)) return { mimeType, text: textOf(body), params: [] };
  const params = Object.entries((body ?? {}) as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    [value].flat().map((one) => ({ name, value: textOf(one) })),
  );
  return { mimeType, text: '', params };
}

function responseOf({ status, responseBody }: LogEntry): HarResponse {
  const mimeType = typeof responseBody === 'string' ? 'text/html' : 'application/json';
  const text = responseBody === null ? null : textOf(responseBody);
  return {
    status: typeof status === 'number' ? status : UNKNOWN,
    statusText: '',
    httpVersion: NO_VERSION,
    cookies: [],
    headers: text === null ? [] : contentTypeHeaders(mimeType),
    content:
      text === null
        ? { size: 0, mimeType: 'x-unknown' }
        : { size: new TextEncoder().encode(text).length, mimeType, text },
    redirectURL: '',
    headersSize: UNKNOWN,
    bodySize: UNKNOWN,
    ...(typeof status === 'number' ? {} : { _failureText: status }),
  };
}

const contentTypeHeaders = (type: string | null): HarPair[] =>
  type === null ? [] : [{ name: 'content-type', value: type }];

const textOf = (body: unknown): string => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));

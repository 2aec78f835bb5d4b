import type { IncomingMessage } from 'node:http';
import { type Part, parseMultipart } from './parts';

/** A request as the backend's views see it. */
export interface ApiRequest {
  method: string;
  /** Without the query, decoded. */
  path: string;
  query: URLSearchParams;
  /** The bearer token; null without one. */
  token: string | null;
  contentType: string;
  /** Of a POST that may be sent twice; null without one. */
  idempotencyKey: string | null;
  /** The body as JSON; an empty object where the body is no JSON. */
  json: Readonly<Record<string, unknown>>;
  /** The parts of a multipart body. */
  parts: readonly Part[];
}

export const requestOf = async (incoming: IncomingMessage): Promise<ApiRequest> =>
  requestWithBody(incoming, await bytesOf(incoming));

export function requestWithBody(incoming: IncomingMessage, body: Buffer): ApiRequest {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://backend');
  const contentType = incoming.headers['content-type'] ?? '';
  return {
    method: incoming.method ?? 'GET',
    path: decodeURI(pathname),
    query: searchParams,
    token: /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? null,
    contentType,
    idempotencyKey: incoming.headers['idempotency-key']?.toString() ?? null,
    json: contentType.startsWith('application/json') ? jsonOf(body.toString('utf8')) : {},
    parts: parseMultipart(body, contentType),
  };
}

export const isForm = ({ contentType }: ApiRequest): boolean => contentType.startsWith('multipart/form-data');

/** The body as JSON or as a form; undefined without a body. */
export function bodyOf(request: ApiRequest): unknown {
  if (request.contentType.startsWith('application/json')) return request.json;
  if (!isForm(request)) return undefined;
  const form = new FormData();
  for (const { name, filename, type, bytes } of request.parts) {
    if (filename === null) form.append(name, bytes.toString('utf8'));
    else form.append(name, new File([new Uint8Array(bytes)], filename, { type: type ?? '' }));
  }
  return form;
}

export async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function jsonOf(body: string): Record<string, unknown> {
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

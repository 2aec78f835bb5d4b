import type { IncomingMessage } from 'node:http';
import { type Part, partsOf } from './parts';

/** A request as the backend's views see it. */
export interface Asked {
  method: string;
  /** Without the query, as it was sent. */
  path: string;
  query: URLSearchParams;
  /** The bearer, null without one. */
  token: string | null;
  contentType: string;
  /** The body as JSON; an empty object where it is none. */
  json: Readonly<Record<string, unknown>>;
  /** The parts of a multipart body. */
  parts: readonly Part[];
}

export async function askedOf(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend');
  const contentType = request.headers['content-type'] ?? '';
  const body = await bytesOf(request);
  return {
    method: request.method ?? 'GET',
    path: decodeURI(pathname),
    query: searchParams,
    token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
    contentType,
    json: contentType.startsWith('application/json') ? jsonOf(body.toString('utf8')) : {},
    parts: partsOf(body, contentType),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function jsonOf(text: string): Record<string, unknown> {
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

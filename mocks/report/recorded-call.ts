import * as z from 'zod/mini';
import type { LogEntry } from '#mocks/protocol/log';

/** A call in a report: the log's entry, whose bodies are masked. */
export const recordedCallSchema = z.object({
  id: z.number(),
  /** Milliseconds of the harness clock at which the call arrived. */
  at: z.number(),
  method: z.string(),
  /** Without the base of the backend, which differs from host to host: `/akashi/notifications/?offset=20`. */
  url: z.string(),
  path: z.nullable(z.string()),
  page: z.string(),
  status: z.union([z.number(), z.enum(['offline', 'hang', 'unhandled'])]),
  requestBody: z.unknown(),
  responseBody: z.unknown(),
  verdict: z.union([
    z.literal('kept'),
    z.object({ broken: z.enum(['request', 'answer']), issues: z.unknown() }),
  ]),
});

export type RecordedCall = z.infer<typeof recordedCallSchema>;

/** Distance between the ids of two page loads: the log begins with 1 at each. */
const IDS_OF_A_PAGE = 1_000_000;

export const callId = (page: number, entry: Pick<LogEntry, 'id'>): number => page * IDS_OF_A_PAGE + entry.id;

export function recordedCall(entry: LogEntry, page: number, base: string): RecordedCall {
  const { at, method, url, path, status, requestBody, responseBody, verdict } = entry;
  return {
    id: callId(page, entry),
    at,
    method,
    url: url.startsWith(base) ? url.slice(base.length) : url,
    path,
    page: entry.page,
    status,
    requestBody,
    responseBody,
    verdict,
  };
}

import * as z from 'zod/mini';
import type { LogEntry } from '#mocks/backend/protocol/log';
import { maskedUrl } from '#mocks/backend/protocol/masked';

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
  /** The account of the token; null without a valid one. */
  username: z.nullable(z.string()),
  /** The number of writes that the call has found; null when it is not known. */
  writesBefore: z.nullable(z.number()),
  requestType: z.nullable(z.string()),
  status: z.union([z.number(), z.enum(['offline', 'hang', 'unhandled'])]),
  requestBody: z.unknown(),
  responseBody: z.unknown(),
  /** The fault that answered or changed it, as a link has it, or how the token was refused; null for any other. */
  cause: z.nullable(
    z.discriminatedUnion('by', [
      z.object({ by: z.literal('fault'), rule: z.string() }),
      z.object({ by: z.literal('token'), token: z.enum(['missing', 'refused']) }),
    ]),
  ),
  verdict: z.union([
    z.literal('kept'),
    z.object({ broken: z.enum(['request', 'answer']), issues: z.unknown() }),
  ]),
});

export type RecordedCall = z.infer<typeof recordedCallSchema>;

/** Distance between the ids of two page loads: the log begins with 1 at each. */
const IDS_OF_A_PAGE = 1_000_000;

export const callId = (page: number, entry: Pick<LogEntry, 'id'>): number => page * IDS_OF_A_PAGE + entry.id;

/** The number of the page load that has sent the call. */
export const pageOf = ({ id }: Pick<RecordedCall, 'id'>): number => Math.floor(id / IDS_OF_A_PAGE);

export function recordedCall(entry: LogEntry, page: number, base: string): RecordedCall {
  const { at, method, path, username, writes, requestType, status, requestBody, responseBody, verdict, why } =
    entry;
  const url = maskedUrl(entry.url.startsWith(base) ? entry.url.slice(base.length) : entry.url);
  const cause = why?.by === 'fault' || why?.by === 'token' ? why : null;
  return {
    id: callId(page, entry),
    at,
    method,
    url,
    path,
    page: entry.page,
    username,
    writesBefore: writes?.entries ?? null,
    requestType,
    status,
    requestBody,
    responseBody,
    cause,
    verdict,
  };
}

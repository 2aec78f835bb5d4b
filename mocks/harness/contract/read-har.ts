import * as z from 'zod/mini';
import { entryShape, type HarEntry } from './har-entry';
import { type RecordedBody, readHarBody, readHarForm } from './read-har-body';

/** One call of a HAR file that has a request and an answer. */
export interface RecordedCall {
  method: string;
  url: URL;
  status: number;
  request: RecordedBody;
  answer: RecordedBody;
  /** When it was sent, in milliseconds; null where the file does not say it. */
  at: number | null;
}

export interface HarReading {
  calls: RecordedCall[];
  /** Entries that are no call to judge, by reason. */
  leftOut: Record<LeftOut, number>;
}

export type LeftOut = 'preflights' | 'redirects' | 'withoutAnswer' | 'otherFiles' | 'damaged';

const harShape = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

/**
 * Reads HAR 1.2 as browsers, Playwright and the demo write it: fields that the judgement does not need may be missing, and
 * a damaged entry leaves the others readable. Null for a text that is no HAR.
 */
export async function readHar(text: string): Promise<HarReading | null> {
  const har = harShape.safeParse(jsonOrNull(text));
  if (!har.success) return null;
  const reading: HarReading = {
    calls: [],
    leftOut: { preflights: 0, redirects: 0, withoutAnswer: 0, otherFiles: 0, damaged: 0 },
  };
  for (const value of har.data.log.entries) {
    const call = await recordedCallOf(value);
    if (typeof call === 'string') reading.leftOut[call] += 1;
    else reading.calls.push(call);
  }
  return reading;
}

async function recordedCallOf(value: unknown): Promise<RecordedCall | LeftOut> {
  const { success, data } = entryShape.safeParse(value);
  if (!success || !URL.canParse(data.request.url)) return 'damaged';
  const { request, response } = data;
  const method = request.method.toUpperCase();
  if (method === 'OPTIONS') return 'preflights';
  if (response.status >= 300 && response.status < 400) return 'redirects';
  // browsers write 0 or -1 for a call that was blocked, aborted or without a connection
  if (response.status < 100) return 'withoutAnswer';
  if (!isApiCall(data)) return 'otherFiles';
  return {
    method,
    url: new URL(request.url),
    status: response.status,
    request: await readHarForm(request),
    answer: readHarBody(response.content ?? null),
    at: momentOrNull(data.startedDateTime),
  };
}

function momentOrNull(text: string | null | undefined): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}

/** Scripts, styles and pictures are no calls, wherever they come from. */
function isApiCall({ _resourceType: type, request, response }: HarEntry): boolean {
  if (type != null && type !== '') return type === 'xhr' || type === 'fetch';
  if (request.method.toUpperCase() !== 'GET') return true;
  const mime = response.content?.mimeType ?? '';
  return !/javascript|css|^image\/|^font\/|^text\/html|wasm/.test(mime) || response.status >= 400;
}

function jsonOrNull(text: string): unknown {
  try {
    // some tools write a byte order mark
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

import type { HarEntry } from './har-entry';

/** A body as far as the HAR has it. `unrecorded`: there was one, and the file does not contain it. */
export type RecordedBody =
  | { kind: 'none' }
  | { kind: 'unrecorded' }
  | { kind: 'text' }
  | { kind: 'value'; value: unknown };

type HarContent = NonNullable<HarEntry['response']['content']>;

export function readHarBody(content: HarContent | null): RecordedBody {
  const text = content === null ? null : decodedText(content);
  if (text === null || text === undefined) {
    // -1: the size is unknown
    return (content?.size ?? 0) === 0 ? { kind: 'none' } : { kind: 'unrecorded' };
  }
  // Chrome writes an empty text for a body that it has already dropped from memory
  if (text.trim() === '') return (content?.size ?? 0) > 0 ? { kind: 'unrecorded' } : { kind: 'none' };
  return parsedBody(text);
}

/** A form becomes what the fake backend makes of it: repeated names are lists, files stay files. */
export async function readHarForm({ headers, postData }: HarEntry['request']): Promise<RecordedBody> {
  if (!postData) return { kind: 'none' };
  const { mimeType, text, params } = postData;
  const contentType = mimeType || (headers?.find(({ name }) => /^content-type$/i.test(name))?.value ?? '');
  if (params && params.length > 0)
    return { kind: 'value', value: fieldsOf(params.map((param) => [param.name, formValueOf(param)])) };
  if (text === null || text === undefined || text === '') {
    return /^multipart/i.test(contentType) ? { kind: 'unrecorded' } : { kind: 'none' };
  }
  if (/^application\/x-www-form-urlencoded/i.test(contentType))
    return { kind: 'value', value: fieldsOf([...new URLSearchParams(text)]) };
  return /^multipart\/form-data/i.test(contentType) ? await multipartOf(text, contentType) : parsedBody(text);
}

async function multipartOf(text: string, contentType: string): Promise<RecordedBody> {
  try {
    const form = await new Response(text, { headers: { 'Content-Type': contentType } }).formData();
    return { kind: 'value', value: fieldsOf([...form]) };
  } catch {
    // a file inside may be cut or re-encoded by the browser
    return { kind: 'unrecorded' };
  }
}

const formValueOf = ({ value, fileName }: { value?: string | null; fileName?: string | null }) =>
  fileName ? new File([value ?? ''], fileName) : (value ?? '');

function fieldsOf(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of entries) fields.set(name, [...(fields.get(name) ?? []), value]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function parsedBody(text: string): RecordedBody {
  try {
    return { kind: 'value', value: JSON.parse(text) };
  } catch {
    return { kind: 'text' };
  }
}

function decodedText({ text, encoding }: HarContent): string | null | undefined {
  if (encoding !== 'base64' || text === null || text === undefined) return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}

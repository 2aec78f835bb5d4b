import { Refusal } from './refusal';
import { SERVER_TEXTS } from './server-texts';

/** Reads JSON or a form, whose repeated names become lists and whose files stay files; empty is `{}`. */
export async function readBody(request: Request): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? '';
  try {
    if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(contentType)) {
      return fieldsOf(await request.formData());
    }
    const text = await request.text();
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refusal(400, SERVER_TEXTS.unreadable);
  }
}

/** The query parameters; repeated names become lists here too. */
export const readQuery = (request: Request): Record<string, unknown> =>
  fieldsOf(new URL(request.url).searchParams);

function fieldsOf(formOrQuery: FormData | URLSearchParams): Record<string, unknown> {
  const names = new Set(formOrQuery.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = formOrQuery.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

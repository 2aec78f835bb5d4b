/** What the backend answers; a body that is no text is sent as JSON, none at all is an empty answer. */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** "Responses are read from data.data" (specification, chapter 7): the envelope. */
export const data = (content: unknown, status = 200): Reply => ({ status, body: { data: content } });

export const text = (words: string, status = 200): Reply => ({
  status,
  body: words,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
});

export const empty = (status = 204): Reply => ({ status });

/** How Django REST refuses what was sent: `{field: [text]}`. */
export const invalid = (fields: Readonly<Record<string, readonly string[]>>): Reply => ({
  status: 400,
  body: fields,
});

export const detail = (status: number, words: string): Reply => ({ status, body: { detail: words } });

/** As the JWT package of Django REST says it. */
export const unauthorized = (): Reply => ({
  status: 401,
  body: {
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is invalid or expired' }],
  },
  headers: { 'www-authenticate': 'Bearer realm="api"' },
});

export const throttled = (seconds: number): Reply => ({
  ...detail(429, `Request was throttled. Expected available in ${seconds} seconds.`),
  headers: { 'retry-after': String(seconds) },
});

/** The framework's own pages, where no view has answered. */
export const errorPage = (status: number, title: string): Reply => ({
  status,
  body: `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

/**
 * A response of the backend. A body that is no text is sent as JSON; without a body the response is empty.
 */
export interface Reply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** The connection ends in the middle of the body. */
  cut?: boolean;
}

/** The envelope: "Responses are read from data.data" (specification, chapter 7). */
export const data = (content: unknown, status = 200): Reply => ({ status, body: { data: content } });

/** A list without pages. */
export const whole = (content: readonly unknown[]): Reply => data({ content, total_length: content.length });

export const text = (expected: string, status = 200): Reply => ({
  status,
  body: expected,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
});

export const empty = (status = 204): Reply => ({ status });

export const cut = (reply: Reply): Reply => ({ ...reply, cut: true });

/** A refusal by Django REST: `{field: [text]}`, by index for files, a list of objects for nested fields. */
export const invalid = (faults: unknown): Reply => ({ status: 400, body: faults });

export const detail = (status: number, expected: string): Reply => ({ status, body: { detail: expected } });

export const notFound = (): Reply => detail(404, 'Not found.');

/** Django REST's response to a user who lacks a permission. */
export const forbidden = (): Reply => detail(403, 'You do not have permission to perform this action.');

/** The record stays, for this reason. */
export const kept = (message: string): Reply => data({ message }, 209);

/** The response of Django REST's JWT package. */
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

/** An error page of the framework itself, where no view has answered. */
export const errorPage = (status: number, title: string): Reply => ({
  status,
  body: `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

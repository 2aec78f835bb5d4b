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
export const dataReply = (content: unknown, status = 200): Reply => ({ status, body: { data: content } });

/** A list without pages. */
export const unpagedReply = (content: readonly unknown[]): Reply =>
  dataReply({ content, total_length: content.length });

export const textReply = (expected: string, status = 200): Reply => ({
  status,
  body: expected,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
});

export const emptyReply = (status = 204): Reply => ({ status });

export const cutReply = (reply: Reply): Reply => ({ ...reply, cut: true });

/** A refusal by Django REST: `{field: [text]}`, by index for files, a list of objects for nested fields. */
export const invalidReply = (fieldErrors: unknown): Reply => ({ status: 400, body: fieldErrors });

export const detailReply = (status: number, expected: string): Reply => ({
  status,
  body: { detail: expected },
});

export const notFound = (): Reply => detailReply(404, 'Not found.');

/** Django REST's response to a user who lacks a permission. */
export const forbidden = (): Reply => detailReply(403, 'You do not have permission to perform this action.');

/** The record stays, for this reason. */
export const keptReply = (message: string): Reply => dataReply({ message }, 209);

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
  ...detailReply(429, `Request was throttled. Expected available in ${seconds} seconds.`),
  headers: { 'retry-after': String(seconds) },
});

/** An error page of the framework itself, where no view has answered. */
export const errorPage = (status: number, title: string): Reply => ({
  status,
  body: `<!doctype html>\n<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
  headers: { 'content-type': 'text/html; charset=utf-8' },
});

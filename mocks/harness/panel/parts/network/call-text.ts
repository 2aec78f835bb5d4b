import type { LogEntry } from '#mocks/backend/protocol/log';

/** A body as readable text, without tokens and passwords: people paste logs into bug reports. */
export function bodyText(body: unknown): string {
  if (typeof body === 'string') return body;
  return JSON.stringify(body, withoutSecrets, 2) ?? '';
}

/** The call as a command line, with the response as comments below. */
export function callText({ method, url, status, requestBody, responseBody, verdict }: LogEntry): string {
  const body = bodyText(requestBody);
  const data =
    body === '' || body === 'null'
      ? ''
      : ` \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(body)}`;
  const issues =
    verdict === 'kept' ? [] : [`contract broken by the ${verdict.broken}: ${bodyText(verdict.issues)}`];
  const remarks = [String(status), bodyText(responseBody), ...issues].filter((part) => part !== '');
  return `curl -X ${method} ${quoted(withoutTokens(url))}${data}\n\n${remarks.map(remark).join('\n')}\n`;
}

const SECRET = /token|password/i;

const withoutSecrets = (key: string, value: unknown): unknown =>
  SECRET.test(key) && typeof value === 'string' ? '…' : value;

const withoutTokens = (url: string) => url.replace(/([?&][^=&]*(?:token|password)[^=&]*=)[^&#]*/gi, '$1…');

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const remark = (text: string) => text.replace(/^/gm, '# ');

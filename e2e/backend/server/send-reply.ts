import type { ServerResponse } from 'node:http';
import type { Reply } from './reply';

export function sendReply(response: ServerResponse, cors: Record<string, string>, reply: Reply): void {
  const { status, body, headers } = reply;
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  if (reply.cut !== true) {
    response.writeHead(status, { ...cors, 'cache-control': 'no-store', ...type, ...headers });
    response.end(payload);
    return;
  }
  response.writeHead(status, { ...cors, ...type, ...headers, 'content-length': '1000' });
  response.write(payload?.slice(0, 20) ?? '{"da', () => response.destroy());
}

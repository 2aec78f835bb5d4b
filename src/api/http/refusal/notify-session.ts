import type { Endpoint } from '../endpoint';
import type { SessionPort } from '../session-port';

/** Tells the session of a response that ends it; `role`: the user's role when the request was sent. */
export async function notifySession(
  session: SessionPort,
  { method, denial }: Endpoint,
  status: number,
  role: string | null,
): Promise<void> {
  if (status === 403 && denial === null) {
    if (method === 'GET') await session.queryDenied(role);
    else session.denied();
  }
  if (status === 406) session.ended();
}

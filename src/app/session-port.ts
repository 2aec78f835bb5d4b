import { waitFor } from 'xstate';
import type { SessionPort } from '#api/client';
import type { SessionActor } from '#machines/session/session.react';

/** The HTTP client's view of the session: one renewal, however many requests were refused. */
export function sessionPort(session: SessionActor): SessionPort {
  const token = () => session.getSnapshot().context.tokens?.access ?? null;
  return {
    token,
    async renewed(stale) {
      if (token() !== null && token() !== stale) return;
      session.send({ type: 'unauthorized' });
      const settled = await waitFor(
        session,
        (snapshot) => !snapshot.matches({ signedIn: { access: 'renewing' } }),
        { timeout: Number.POSITIVE_INFINITY },
      );
      if (token() !== null && token() !== stale) return;
      throw settled.matches('signedIn') ? settled.context.renewalProblem : new Error('the session has ended');
    },
    denied: () => session.send({ type: 'denied' }),
    ended: () => session.send({ type: 'ended' }),
  };
}

import { waitFor } from 'xstate';
import type { SessionPort } from '#api/client';
import type { SessionActor } from '#machines/session/session.react';

/** The HTTP client's view of the session: one renewal, however many requests were refused. */
export function sessionPort(actor: () => SessionActor): SessionPort {
  const token = () => actor().getSnapshot().context.tokens?.access ?? null;
  return {
    token,
    async renewed(stale) {
      if (token() !== null && token() !== stale) return;
      const session = actor();
      session.send({ type: 'unauthorized' });
      const settled = await waitFor(
        session,
        (snapshot) => !snapshot.matches({ signedIn: { access: 'renewing' } }),
        { timeout: Number.POSITIVE_INFINITY },
      );
      if (token() !== null && token() !== stale) return;
      throw settled.matches('signedIn') ? settled.context.renewalProblem : new Error('the session has ended');
    },
    denied: () => actor().send({ type: 'denied' }),
    ended: () => actor().send({ type: 'ended' }),
  };
}

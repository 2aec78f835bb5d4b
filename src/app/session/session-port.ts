import { waitFor } from 'xstate';
import type { SessionPort } from '#api/http/session-port';
import type { Clock } from '#domain/base/clock';
import type { SessionActor, SessionSnapshot } from '#machines/session/session-actor';

/** Milliseconds of the clock: a profile without an answer holds up no call for longer. */
const PROFILE_PATIENCE = 10_000;

/**
 * The HTTP client's view of the session: one renewal, however many requests were refused. For the session's own calls:
 * none of them may wait for another.
 */
export function sessionPort(actor: () => SessionActor): SessionPort {
  const token = () => actor().getSnapshot().context.tokens?.access ?? null;
  const denied = () => actor().send({ type: 'denied' });
  return {
    token,
    role: () => actor().getSnapshot().context.profile?.permission ?? null,
    async renewed(stale) {
      if (token() !== null && token() !== stale) return;
      const session = actor();
      session.send({ type: 'unauthorized' });
      const settled = await waitFor(
        session,
        (snapshot) => !snapshot.matches({ signedIn: { access: 'renewing' } }),
        FOR_EVER,
      );
      if (token() !== null && token() !== stale) return;
      throw settled.matches('signedIn') ? settled.context.renewalProblem : new Error('the session has ended');
    },
    denied,
    questionDenied: async () => denied(),
    ended: () => actor().send({ type: 'ended' }),
  };
}

/** For trying a token: whatever is answered says nothing of the session. */
export const trialPort = (token: string): SessionPort => ({
  token: () => token,
  role: () => null,
  renewed: () => Promise.reject(new Error('a token that is tried is not renewed')),
  denied: () => undefined,
  questionDenied: () => Promise.resolve(),
  ended: () => undefined,
});

/**
 * That of all other calls: the guard meets a role that is gone, and not a 403. After a renewal they are sent again once
 * the profile and with it the routes are there (R-SESSION-17, A-178), and a question that is denied asks for the profile
 * before it signs anybody out.
 */
export function pagePort(actor: () => SessionActor, clock: Clock): SessionPort {
  const port = sessionPort(actor);
  return {
    ...port,
    async renewed(stale) {
      await port.renewed(stale);
      await profileOf(actor(), clock);
      await pageToFollow();
      if (port.token() === null) throw new Error('the session has ended');
    },
    async questionDenied(role) {
      if (role === null) return port.denied();
      if (port.role() === role) {
        actor().send({ type: 'reload profile' });
        await profileOf(actor(), clock);
        await pageToFollow();
      }
      if (port.role() === role) port.denied();
    },
  };
}

/** In a task of its own: a page that has been left has dropped its calls by then. */
const pageToFollow = () => new Promise((resolve) => setTimeout(resolve));

const FOR_EVER = { timeout: Number.POSITIVE_INFINITY };

const isAsked = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ signedIn: { profile: 'loading' } }) ||
  snapshot.matches({ signedIn: { profile: 'reloading' } });

async function profileOf(session: SessionActor, clock: Clock): Promise<void> {
  const patience = new AbortController();
  const timer = clock.setTimeout(() => patience.abort(), PROFILE_PATIENCE);
  try {
    await waitFor(session, (snapshot) => !isAsked(snapshot), { ...FOR_EVER, signal: patience.signal });
  } catch {
    // patience has ended: the calls go on without it
  } finally {
    clock.clearTimeout(timer);
  }
}

import { waitFor } from 'xstate';
import type { SessionPort } from '#api/http/session-port';
import type { Clock } from '#domain/base/clock';
import type { SessionActor, SessionSnapshot } from '#machines/session/session-actor';

/**
 * Milliseconds of the app clock. A profile request without a response delays other requests by this time at
 * most.
 */
const PROFILE_TIMEOUT = 10_000;

/**
 * The session as the HTTP client uses it: one renewal for any number of refused requests. Only for the
 * session's own requests: none of them may wait for another.
 */
export function sessionPort(actor: () => SessionActor): SessionPort {
  const token = () => actor().getSnapshot().context.tokens?.access ?? null;
  const denied = () => actor().send({ type: 'denied' });
  return {
    token,
    role: () => actor().getSnapshot().context.profile?.permission ?? null,
    async renew(staleToken) {
      if (token() !== null && token() !== staleToken) return;
      const session = actor();
      // the response has come after the console was stopped
      if (session.getSnapshot().status === 'stopped') throw new Error('the session has ended');
      session.send({ type: 'unauthorized' });
      const settledSnapshot = await waitFor(
        session,
        (snapshot) => !snapshot.matches({ signedIn: { access: 'renewing' } }),
        FOR_EVER,
      );
      if (token() !== null && token() !== staleToken) return;
      throw settledSnapshot.matches('signedIn')
        ? settledSnapshot.context.renewalProblem
        : new Error('the session has ended');
    },
    denied,
    queryDenied: async () => denied(),
    ended: () => actor().send({ type: 'ended' }),
  };
}

/** Session port for a request that tries a token: its response does not affect the session. */
export const trialPort = (token: string): SessionPort => ({
  token: () => token,
  role: () => null,
  renew: () => Promise.reject(new Error('a token that is tried is not renewed')),
  denied: () => undefined,
  queryDenied: () => Promise.resolve(),
  ended: () => undefined,
});

/**
 * Session port of all other requests. When the role has changed, the guard redirects and no 403 ends the
 * session. After a renewal the requests are resent once the profile and with it the routes are loaded
 * (R-SESSION-17, A-178). A denied query reloads the profile before it signs the user out.
 */
export function pagePort(actor: () => SessionActor, clock: Clock): SessionPort {
  const port = sessionPort(actor);
  return {
    ...port,
    async renew(staleToken) {
      await port.renew(staleToken);
      await waitForProfile(actor(), clock);
      await nextTask();
      if (port.token() === null) throw new Error('the session has ended');
    },
    async queryDenied(role) {
      if (role === null) return port.denied();
      if (port.role() === role) {
        actor().send({ type: 'reload profile' });
        await waitForProfile(actor(), clock);
        await nextTask();
      }
      if (port.role() === role) port.denied();
    },
  };
}

/** A separate task: by then a page that was left has aborted its requests. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const FOR_EVER = { timeout: Number.POSITIVE_INFINITY };

const isProfileLoading = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ signedIn: { profile: 'loading' } }) ||
  snapshot.matches({ signedIn: { profile: 'reloading' } });

async function waitForProfile(session: SessionActor, clock: Clock): Promise<void> {
  const timeout = new AbortController();
  const timer = clock.setTimeout(() => timeout.abort(), PROFILE_TIMEOUT);
  try {
    await waitFor(session, (snapshot) => !isProfileLoading(snapshot), {
      ...FOR_EVER,
      signal: timeout.signal,
    });
  } catch {
    // The time limit is over: the requests continue without the profile.
  } finally {
    clock.clearTimeout(timer);
  }
}

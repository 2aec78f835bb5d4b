import { FormattedMessage } from 'react-intl';
import { useIsSessionBusy } from '#machines/session/lazy-session.react';
import type { SessionActor } from '#machines/session/session-actor';

/**
 * The server does not answer who is signed in: the session tries again by itself, and at once by the button.
 * Part of the first script, as no other can be loaded without a connection.
 */
export function Unreachable({ session }: { session: SessionActor }) {
  const busy = useIsSessionBusy();
  return (
    <main className="unreachable" aria-busy={busy}>
      <div role="alert">
        <h1>
          <FormattedMessage id="app.unreachable" />
        </h1>
      </div>
      <p>
        <FormattedMessage id="app.unreachable.text" />
      </p>
      <button
        type="button"
        className="button primary"
        aria-disabled={busy}
        onClick={() => session.send({ type: 'reload profile' })}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : null}
        <FormattedMessage id="app.unreachable.retry" />
      </button>
    </main>
  );
}

import { lazy, Suspense } from 'react';
import { hasScreens } from '#domain/roles';
import { Loading } from '#kit/Loading';
import { type SessionSnapshot, useSession } from '#machines/session/session.react';
import { decideSignedOut } from './open-guard';
import { openScreens } from './open-screens';
import { PageView } from './PageView';
import { useFollow, usePlace } from './use-place';

const SignedIn = lazy(() => import('./SignedIn'));

/** Waits until the session has a verdict: a reload on a deep link never flashes /404 or /login. */
export function Router() {
  const phase = useSession(phaseOf);
  if (phase === 'waiting') return <Loading />;
  if (phase === 'signedOut') return <SignedOut />;
  return (
    <Suspense fallback={<Loading />}>
      <SignedIn />
    </Suspense>
  );
}

function SignedOut() {
  const verdict = decideSignedOut(usePlace(openScreens));
  useFollow(verdict);
  return 'enter' in verdict ? (
    <PageView screen={verdict.enter} params={verdict.params} city={null} />
  ) : (
    <Loading />
  );
}

function phaseOf(snapshot: SessionSnapshot): 'waiting' | 'signedOut' | 'ready' {
  if (snapshot.hasTag('ready') && hasScreens(snapshot.context.profile?.permission ?? '')) return 'ready';
  return snapshot.matches('signedOut') || snapshot.matches('signingIn') ? 'signedOut' : 'waiting';
}

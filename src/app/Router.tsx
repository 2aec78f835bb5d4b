import { useDeferredValue, useEffect, useState } from 'react';
import { useRouter } from 'wouter';
import { lazyModule } from '#kit/context/lazy-module';
import { useModule } from '#kit/context/use-module';
import { Loading } from '#kit/page/Loading';
import { lazyComponent } from '#kit/page/lazy-component';
import { useSessionState } from '#machines/session/lazy-session.react';
import { SessionContext } from '#machines/session/session-context.react';
import { useApp } from './app-context';
import { PageView } from './page/PageView';
import { decideSignedOut } from './routing/open-guard';
import { useAppLocation, useFollowRedirect } from './routing/use-app-location';
import { openScreens, openScreenTable } from './screens/open';
import { Unreachable } from './session/Unreachable';

const signedInChunk = lazyModule(() => import('./signed-in'));
const Mismatched = lazyComponent(() => import('./session/Mismatched'));

/** Waits until the session's state is known: a reload on a deep link never flashes /404 or /login. */
export function Router() {
  const sessionState = useSessionState();
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (sessionState.is === 'signedOut' && !wasSignedOut) setWasSignedOut(true);
  if (sessionState.is === 'loading') return <WaitingForSession />;
  if (sessionState.is === 'signedOut') return <SignedOut />;
  if (sessionState.is === 'unreached') return <Unreachable session={sessionState.session} />;
  return (
    <SessionContext value={sessionState.session}>
      {sessionState.is === 'mismatched' ? <Mismatched /> : <LoadedSignedIn hasJustSignedIn={wasSignedOut} />}
    </SessionContext>
  );
}

function LoadedSignedIn({ hasJustSignedIn }: { hasJustSignedIn: boolean }) {
  const signedInModule = useModule(signedInChunk);
  // Rendering in slices leaves time for responses that arrive with the profile, and to request the list.
  const loadedModule = useDeferredValue(signedInModule, null);
  return loadedModule === null ? <Loading /> : <loadedModule.SignedIn hasJustSignedIn={hasJustSignedIn} />;
}

/** Loads the code behind the sign-in while the session determines the user. */
function WaitingForSession() {
  const app = useApp();
  const { parser } = useRouter();
  useEffect(
    function prepareSignedIn() {
      signedInChunk.load().then(
        ({ prefetchDuringSignIn }) => prefetchDuringSignIn(app, parser),
        // A chunk that fails to load is reported where it is rendered.
        () => undefined,
      );
    },
    [app, parser],
  );
  return <Loading />;
}

function SignedOut() {
  const verdict = decideSignedOut(useAppLocation(openScreens));
  useFollowRedirect(verdict);
  if ('enter' in verdict) return <PageView screen={verdict.enter} params={verdict.params} city={null} />;
  // Keep the sign-in page during the redirect to it: the prerendered page may be visible before any script
  // (build/sign-in-page.ts), with typed input.
  return verdict.goTo.startsWith(openScreenTable.login.path) ? (
    <PageView screen={openScreenTable.login} params={{}} city={null} />
  ) : (
    <Loading />
  );
}

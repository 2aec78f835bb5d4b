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
import { useAppLocation, useFollow } from './routing/use-app-location';
import { open, openScreens } from './screens/open';
import { Unreachable } from './session/Unreachable';

const signedIn = lazyModule(() => import('./signed-in'));
const Mismatched = lazyComponent(() => import('./session/Mismatched'));

/** Waits until the session's state is known: a reload on a deep link never flashes /404 or /login. */
export function Router() {
  const state = useSessionState();
  const [hasBeenOut, setHasBeenOut] = useState(false);
  if (state.is === 'signedOut' && !hasBeenOut) setHasBeenOut(true);
  if (state.is === 'loading') return <Waiting />;
  if (state.is === 'signedOut') return <SignedOut />;
  if (state.is === 'unreached') return <Unreachable session={state.session} />;
  return (
    <SessionContext value={state.session}>
      {state.is === 'mismatched' ? <Mismatched /> : <LoadedSignedIn welcome={hasBeenOut} />}
    </SessionContext>
  );
}

function LoadedSignedIn({ welcome }: { welcome: boolean }) {
  const signedInModule = useModule(signedIn);
  // Rendering in slices leaves time for responses that arrive with the profile, and to request the list.
  const loadedModule = useDeferredValue(signedInModule, null);
  return loadedModule === null ? <Loading /> : <loadedModule.SignedIn welcome={welcome} />;
}

/** Loads the code behind the sign-in while the session determines the user. */
function Waiting() {
  const app = useApp();
  const { parser } = useRouter();
  useEffect(
    function prepareSignedIn() {
      signedIn.load().then(
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
  useFollow(verdict);
  if ('enter' in verdict) return <PageView screen={verdict.enter} params={verdict.params} city={null} />;
  // Keep the sign-in page during the redirect to it: the prerendered page may be visible before any script
  // (build/sign-in-page.ts), with typed input.
  return verdict.goTo.startsWith(open.login.path) ? (
    <PageView screen={open.login} params={{}} city={null} />
  ) : (
    <Loading />
  );
}

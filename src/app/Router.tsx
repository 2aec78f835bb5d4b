import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useRouter } from 'wouter';
import { hasScreens } from '#domain/roles';
import { useAppServices } from '#kit/app-services';
import { Loading } from '#kit/Loading';
import type { Screen } from '#kit/screen';
import { type SessionSnapshot, useSession, useSessionSend } from '#machines/session/session.react';
import { decide, type Standing } from './guard';
import { lazyView } from './lazy-view';
import { matchScreen } from './match-screen';
import { screens } from './screens';

const SignedIn = lazy(() => import('./SignedIn'));

/** Shows the screen of the address, or goes where the guard says. */
export function Router() {
  const { navigation } = useAppServices();
  const { parser } = useRouter();
  const path = useSyncExternalStore(navigation.subscribe, navigation.path);
  const search = useSyncExternalStore(navigation.subscribe, navigation.search);
  const standing = useSession(standingOf, sameStanding);
  const match = useMemo(() => matchScreen(parser, screens, path), [parser, path]);
  const verdict = decide(standing, { path, search, match });
  const goTo = 'goTo' in verdict ? verdict.goTo : null;

  useEffect(
    function follow() {
      if (goTo !== null) navigation.go(goTo, { replace: true });
    },
    [goTo, navigation],
  );
  useReloadOnRoute(path);

  if (!('enter' in verdict)) return <Loading />;
  const { enter: screen, params } = verdict;
  if (screen.entry === 'open' && screen.layout === 'bare')
    return <BareScreen screen={screen} params={params} />;
  return (
    <Suspense fallback={<Loading />}>
      <SignedIn screen={screen} params={params} />
    </Suspense>
  );
}

function BareScreen({ screen, params }: { screen: Screen; params: Readonly<Record<string, string>> }) {
  const intl = useIntl();
  const View = lazyView(screen);
  const title = intl.formatMessage({ id: screen.title });
  useEffect(
    function nameDocument() {
      document.title = title;
    },
    [title],
  );
  return (
    <Suspense fallback={<Loading />}>
      <View params={params} />
    </Suspense>
  );
}

/** User or store info is loaded anew on every route change, without blanking the page (R-GUARD-05, A-032). */
function useReloadOnRoute(path: string) {
  const send = useSessionSend();
  useEffect(
    function reloadInfo() {
      void path;
      send({ type: 'route changed' });
    },
    [path, send],
  );
}

function standingOf(snapshot: SessionSnapshot): Standing {
  const { profile, city } = snapshot.context;
  if (snapshot.hasTag('ready')) {
    const role = profile?.permission ?? '';
    if (hasScreens(role)) {
      return { phase: 'ready', role, company: profile?.company_slug ?? null, city: city?.name ?? null };
    }
  }
  const signedOut = snapshot.matches('signedOut') || snapshot.matches('signingIn');
  return { phase: signedOut ? 'signedOut' : 'waiting' };
}

const sameStanding = (one: Standing, other: Standing): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

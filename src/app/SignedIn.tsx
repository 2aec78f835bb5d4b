import { type Query, type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { Router as WouterRouter } from 'wouter';
import type { Scope } from '#api/http/scope';
import { hasScreens } from '#domain/people/roles';
import { cityName } from '#domain/places/city';
import { ScopeProvider, type SignedInUser, UserProvider } from '#kit/context/scope';
import type { Screen } from '#kit/context/screen';
import { titlePartsAtom } from '#kit/context/title-parts';
import { useMessages } from '#kit/context/use-messages';
import { ErrorBoundary } from '#kit/page/ErrorBoundary';
import { Loading } from '#kit/page/Loading';
import { lazyComponent } from '#kit/page/lazy-component';
import { RealtimeProvider } from '#machines/realtime/realtime.react';
import { useSession, useSessionSend } from '#machines/session/session.react';
import { useApp } from './app-context';
import { CityGate } from './city/CityGate';
import { useCities, useReportCities } from './city/use-cities';
import { createQueryClient } from './create-query-client';
import { LoadingPage } from './page/LoadingPage';
import { PageView, type PageViewProps } from './page/PageView';
import { useAfterItsView } from './page/use-after-its-view';
import { useLinksAhead } from './page/use-links-ahead';
import { JoinRealtime } from './realtime/JoinRealtime';
import { type Join, useRealtime } from './realtime/use-realtime';
import { decide } from './routing/guard';
import { useAppLocation, useFollowRedirect } from './routing/use-app-location';
import type { AppLocation, Verdict } from './routing/verdict';
import { screens } from './screens/index';
import { Shell } from './shell/Shell';
import { useJapaneseMarks } from './shell/use-japanese-marks';
import { useForgetOnLeave, useHelpAfterSignIn } from './shell/use-shell-memory';

const OtherAccount = lazyComponent(() => import('./session/OtherAccount'));

/**
 * Everything behind the sign-in. It is loaded with the first such screen and unmounted with the user.
 * `hasJustSignedIn`: the user has just signed in; the page was not reloaded.
 */
export default function SignedIn({ hasJustSignedIn }: { hasJustSignedIn: boolean }) {
  const user = useSignedInUser();
  const areMessagesReady = useMessages('rest');
  const queryClient = useOwnQueryClient();
  const { realtime, join } = useRealtime();
  const afterItsView = useAfterItsView();
  useHelpAfterSignIn(hasJustSignedIn);
  useForgetOnLeave();
  useJapaneseMarks();
  const offer = useSession((snapshot) => snapshot.context.offer);
  if (user === null || !areMessagesReady) return <Loading />;
  return (
    <QueryClientProvider client={queryClient}>
      <RealtimeProvider value={realtime}>
        <UserProvider value={user}>
          <WouterRouter aroundNav={afterItsView}>
            <Page user={user} joinRealtime={join} />
            {offer === null ? null : <OtherAccount offer={offer} />}
          </WouterRouter>
        </UserProvider>
      </RealtimeProvider>
    </QueryClientProvider>
  );
}

function Page({ user, joinRealtime }: { user: SignedInUser; joinRealtime: Join }) {
  const location = useAppLocation(screens);
  const scope = useUserScope(user);
  const verdict = useVerdict(user, location);
  useFollowRedirect(verdict);
  useReloadOnRoute(verdict !== null && 'enter' in verdict ? location.path : null);
  useReportCities(user.profile.id);
  useForgottenCity(user.city?.name);
  useLinksAhead(user);
  const enteredScreen = useLastEntered(verdict);
  if (enteredScreen === null) return <Loading />;

  const fallback = <LoadingPage screen={enteredScreen} />;
  const titledPage =
    verdict !== null && 'enter' in verdict ? (
      <ErrorBoundary resetKey={location.path}>
        <TitledPageView
          screen={verdict.enter}
          params={verdict.params}
          city={user.city ? cityName(user.city) : null}
          fallback={fallback}
        >
          {scope === null ? null : <JoinRealtime scope={scope} join={joinRealtime} />}
        </TitledPageView>
      </ErrorBoundary>
    ) : (
      <Loading />
    );
  if (enteredScreen.layout === 'bare' || scope === null) return titledPage;
  return (
    <ScopeProvider value={scope} key={`${scope.user}:${scope.city}`}>
      <Shell screen={enteredScreen} isEntered={verdict !== null && 'enter' in verdict}>
        <CityGate fallback={fallback}>{titledPage}</CityGate>
      </Shell>
    </ScopeProvider>
  );
}

/** `PageView` is part of the sign-in page's script, which has no title parts and so needs no jotai. */
const TitledPageView = (props: PageViewProps) => (
  <PageView {...props} titleParts={useAtomValue(titlePartsAtom)} />
);

/** Null while the cities are loading: an address with an unknown city is a wrong address. */
function useVerdict({ role, profile, city }: SignedInUser, location: AppLocation): Verdict | null {
  const onlySegment = location.match === null ? /^\/([^/]+)$/.exec(location.path)?.[1] : undefined;
  const cities = useCities(location.match?.params.city ?? onlySegment, city?.name);
  if (cities === undefined) return null;
  return decide({ role, company: profile.company_slug ?? null, city: city?.name ?? null, cities }, location);
}

/** The current screen, or the previous one until a redirect has finished, so that layout and focus stay. */
function useLastEntered(verdict: Verdict | null): Screen | null {
  const [lastScreen, setLastScreen] = useState<Screen | null>(null);
  const enteredScreen = verdict !== null && 'enter' in verdict ? verdict.enter : lastScreen;
  if (enteredScreen !== lastScreen) setLastScreen(enteredScreen);
  return enteredScreen;
}

function useSignedInUser(): SignedInUser | null {
  const profile = useSession((snapshot) => snapshot.context.profile);
  const city = useSession((snapshot) => snapshot.context.city);
  return useMemo(() => {
    const role = profile?.permission ?? '';
    return profile && hasScreens(role) ? { profile, role, city } : null;
  }, [profile, city]);
}

function useUserScope({ city, profile }: SignedInUser): Scope | null {
  const { call } = useApp().services;
  const slug = city?.name;
  return useMemo(
    () => (slug === undefined ? null : { call, city: slug, user: profile.id }),
    [call, slug, profile.id],
  );
}

/** Drops the cached data of a city that the user leaves: no row of it may appear in another city or later. */
function useForgottenCity(city: string | undefined) {
  const queryClient = useQueryClient();
  useEffect(
    function forgetOnLeaving() {
      return () => {
        const queriesOfCity = { predicate: ({ queryKey: [, queryCity] }: Query) => queryCity === city };
        void queryClient.cancelQueries(queriesOfCity);
        queryClient.removeQueries(queriesOfCity);
      };
    },
    [queryClient, city],
  );
}

/**
 * Reloads the user or store info on every route change without blanking the page (R-GUARD-05, A-032). The
 * first page uses the info that was just loaded (R-GUARD-03). `path`: null while no page may be entered.
 */
function useReloadOnRoute(path: string | null) {
  const send = useSessionSend();
  const [visit, setVisit] = useState({ path, pageCount: path === null ? 0 : 1 });
  if (path !== visit.path) setVisit({ path, pageCount: visit.pageCount + (path === null ? 0 : 1) });
  const { pageCount } = visit;
  useEffect(
    function reloadInfo() {
      if (pageCount <= 1) return undefined;
      // A separate task, so that the requested page renders first.
      const timer = setTimeout(() => send({ type: 'reload profile' }));
      return () => clearTimeout(timer);
    },
    [pageCount, send],
  );
}

function useOwnQueryClient(): QueryClient {
  const app = useApp();
  const [queryClient] = useState(createQueryClient);
  useEffect(
    function emptyOnLeave() {
      return app.onLeave(() => {
        void queryClient.cancelQueries();
        queryClient.clear();
      });
    },
    [app, queryClient],
  );
  return queryClient;
}

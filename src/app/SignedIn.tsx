import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { hasScreens } from '#domain/roles';
import { ErrorBoundary } from '#kit/ErrorBoundary';
import { Loading } from '#kit/Loading';
import { type Scope, ScopeProvider, type SignedInUser, UserProvider } from '#kit/scope';
import type { Screen } from '#kit/screen';
import { useSession } from '#machines/session/session.react';
import { useApp } from './app-context';
import { CityGate } from './CityGate';
import './http';
import { PageView } from './PageView';
import { Shell } from './shell/Shell';

interface SignedInProps {
  screen: Screen;
  params: Readonly<Record<string, string>>;
}

/** Everything behind the sign-in: loaded with the first such screen, thrown away with the user. */
export default function SignedIn({ screen, params }: SignedInProps) {
  const app = useApp();
  const user = useSignedInUser();
  const ready = useMessages();
  const queryClient = useQueryClient();
  const cityName = user?.city?.name;
  const userId = user?.profile.id;
  const scope = useMemo<Scope | null>(
    () =>
      cityName === undefined || userId === undefined
        ? null
        : { call: app.services.call, city: cityName, user: userId },
    [app, cityName, userId],
  );
  if (user === null || !ready) return <Loading />;

  const page = (
    <ErrorBoundary resetKey={screen.path + JSON.stringify(params)}>
      <PageView screen={screen} params={params} />
    </ErrorBoundary>
  );
  return (
    <QueryClientProvider client={queryClient}>
      <UserProvider value={user}>
        {screen.layout === 'bare' || scope === null ? (
          page
        ) : (
          <ScopeProvider value={scope} key={`${scope.user}:${scope.city}`}>
            <Shell screen={screen}>
              <CityGate>{page}</CityGate>
            </Shell>
          </ScopeProvider>
        )}
      </UserProvider>
    </QueryClientProvider>
  );
}

function useSignedInUser(): SignedInUser | null {
  const profile = useSession((snapshot) => snapshot.context.profile);
  const city = useSession((snapshot) => snapshot.context.city);
  return useMemo(() => {
    const role = profile?.permission ?? '';
    return profile && hasScreens(role) ? { profile, role, city } : null;
  }, [profile, city]);
}

function useMessages(): boolean {
  const { intl } = useApp().services;
  const [ready, setReady] = useState(false);
  useEffect(
    function loadRest() {
      void intl.need('rest').then(() => setReady(true));
    },
    [intl],
  );
  return ready;
}

function useQueryClient(): QueryClient {
  const app = useApp();
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // an answer is told once and tried again by hand: the client has renewed the token already where that helps
          queries: { retry: false, staleTime: 0, refetchOnWindowFocus: true },
        },
      }),
  );
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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Scope } from '#api/http/scope';
import { useAppServices } from '#kit/context/app-services';
import { loadingParts } from '#kit/page/loading-parts';
import type { Join } from './use-realtime';

/** Milliseconds. A request without a response delays the badges by this time at most. */
const MAX_WAIT_FOR_PAGE = 5_000;

/**
 * Joins the realtime session after the page is rendered with its data, so that the SDK does not delay the
 * page. Must be rendered inside `CityGate`: the custom token request names a city, and a closed city would
 * log the user out.
 */
export function JoinRealtime({ scope: { user, city }, join }: { scope: Scope; join: Join }) {
  const isLoaded = usePageLoaded();
  useEffect(
    function joinRealtime() {
      if (isLoaded) join({ user, city });
    },
    [isLoaded, join, user, city],
  );
  return null;
}

/** True once the queries of the page have settled and their rows are rendered. */
function usePageLoaded(): boolean {
  const { clock } = useAppServices();
  const queryClient = useQueryClient();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(
    function waitForPage() {
      if (isLoaded) return undefined;
      const maxWaitTimer = clock.setTimeout(() => setLoaded(true), MAX_WAIT_FOR_PAGE);
      let timer: ReturnType<typeof setTimeout>;
      // The check runs in a separate task: a component that replaces an unmounted one registers as still
      // loading in the current task.
      const checkSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (queryClient.isFetching() === 0 && !loadingParts.any()) setLoaded(true);
        });
      };
      const stopListening = [
        loadingParts.subscribe(checkSoon),
        queryClient.getQueryCache().subscribe(checkSoon),
      ];
      checkSoon();
      return () => {
        clock.clearTimeout(maxWaitTimer);
        clearTimeout(timer);
        for (const stop of stopListening) stop();
      };
    },
    [isLoaded, clock, queryClient],
  );
  return isLoaded;
}

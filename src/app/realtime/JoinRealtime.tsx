import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Scope } from '#api/http/scope';
import { useAppServices } from '#kit/context/app-services';
import { loadingParts } from '#kit/page/loading-parts';
import type { Join } from './use-realtime';

/** Milliseconds. A request without a response delays the badges by this time at most. */
const PATIENCE = 5_000;

/**
 * Joins the realtime session after the page is rendered with its data, so that the SDK does not delay the
 * page. Must be rendered inside `CityGate`: the custom token request names a city, and a closed city would
 * log the user out.
 */
export function JoinRealtime({ scope: { user, city }, join }: { scope: Scope; join: Join }) {
  const usable = useUsable();
  useEffect(
    function joinRealtime() {
      if (usable) join({ user, city });
    },
    [usable, join, user, city],
  );
  return null;
}

/** True once the queries of the page have settled and their rows are rendered. */
function useUsable(): boolean {
  const { clock } = useAppServices();
  const queryClient = useQueryClient();
  const [usable, setUsable] = useState(false);
  useEffect(
    function waitForPage() {
      if (usable) return undefined;
      const patience = clock.setTimeout(() => setUsable(true), PATIENCE);
      let timer: ReturnType<typeof setTimeout>;
      // The check runs in a separate task: a component that replaces an unmounted one registers as still
      // loading in the current task.
      const checkSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (queryClient.isFetching() === 0 && !loadingParts.any()) setUsable(true);
        });
      };
      const stopListening = [
        loadingParts.subscribe(checkSoon),
        queryClient.getQueryCache().subscribe(checkSoon),
      ];
      checkSoon();
      return () => {
        clock.clearTimeout(patience);
        clearTimeout(timer);
        for (const stop of stopListening) stop();
      };
    },
    [usable, clock, queryClient],
  );
  return usable;
}

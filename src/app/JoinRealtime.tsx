import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Scope } from '#api/http/scope';
import { useAppServices } from '#kit/context/app-services';
import { stillComing } from '#kit/page/still-coming';
import type { Join } from './use-realtime';

/** Milliseconds: a call that gets no answer holds up nobody's badges for longer. */
const PATIENCE = 5_000;

/**
 * Joins the realtime session once the page stands and has its data: the SDK's bytes are no part of the way there.
 * Behind the city's gate: the custom token is asked of a city, and one that is closed would log out.
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

/** The page has its answers, and the rows made of them stand. */
function useUsable(): boolean {
  const { clock } = useAppServices();
  const queryClient = useQueryClient();
  const [usable, setUsable] = useState(false);
  useEffect(
    function waitForPage() {
      if (usable) return undefined;
      const patience = clock.setTimeout(() => setUsable(true), PATIENCE);
      let timer: ReturnType<typeof setTimeout>;
      // in a task of its own: what takes the place of a part that has gone says so in the same one
      const askSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (queryClient.isFetching() === 0 && !stillComing.any()) setUsable(true);
        });
      };
      const stopListening = [stillComing.subscribe(askSoon), queryClient.getQueryCache().subscribe(askSoon)];
      askSoon();
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

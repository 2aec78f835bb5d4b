import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppServices } from '#kit/app-services';
import type { Scope } from '#kit/scope';
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

function useUsable(): boolean {
  const { clock } = useAppServices();
  const [asked, setAsked] = useState(false);
  const [waited, setWaited] = useState(false);
  const [usable, setUsable] = useState(false);
  const fetching = useIsFetching() > 0;
  useEffect(
    function wait() {
      // the queries of the page begin with its effects, in the same turn as this one
      const turn = setTimeout(() => setAsked(true));
      const patience = clock.setTimeout(() => setWaited(true), PATIENCE);
      return () => {
        clearTimeout(turn);
        clock.clearTimeout(patience);
      };
    },
    [clock],
  );
  const answered = waited || (asked && !fetching);
  useEffect(
    // its rows are made in pieces after their answer has come
    function waitForRows() {
      return answered ? whenIdle(() => setUsable(true)) : undefined;
    },
    [answered],
  );
  return usable;
}

/** Milliseconds, where the browser does not tell (Safari). */
const REST = 200;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, REST);
  return () => clearTimeout(timer);
}

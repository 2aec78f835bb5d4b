import { useEffect } from 'react';
import { useScope } from '#kit/scope';
import { useRealtimeSend } from '#machines/realtime/realtime.react';

/** Stands behind the city's gate: the custom token is asked of a city, and one that is closed would log out. */
export function JoinRealtime() {
  const send = useRealtimeSend();
  const { user, city } = useScope();
  useEffect(
    function joinRealtime() {
      send?.({ type: 'sign in', user, city });
    },
    [send, user, city],
  );
  return null;
}

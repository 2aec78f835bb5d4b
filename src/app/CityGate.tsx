import { type ReactNode, useEffect } from 'react';
import { useSessionSend } from '#machines/session/session.react';
import { useCityAnew } from './use-city-anew';
import { useRegion } from './use-region';

/** The page of a city waits until the account is known to have a place there. */
export function CityGate({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const send = useSessionSend();
  const region = useRegion();
  useCityAnew({ enabled: region === 'open' });
  useEffect(
    function leaveRegion() {
      if (region === 'closed') send({ type: 'city refused' });
    },
    [region, send],
  );
  return region === 'open' ? children : fallback;
}

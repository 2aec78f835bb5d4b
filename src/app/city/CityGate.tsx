import { type ReactNode, useEffect } from 'react';
import { useSessionSend } from '#machines/session/session.react';
import { useCityUpdate } from './use-city-anew';
import { useCityAccess } from './use-region';

/** Renders the page of a city only after the account's access to that city is confirmed. */
export function CityGate({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const send = useSessionSend();
  const cityAccess = useCityAccess();
  useCityUpdate({ enabled: cityAccess === 'open' });
  useEffect(
    function leaveCity() {
      if (cityAccess === 'closed') send({ type: 'city refused' });
    },
    [cityAccess, send],
  );
  return cityAccess === 'open' ? children : fallback;
}

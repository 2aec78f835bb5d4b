import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allCities, myCities } from '#api/places/city-queries';
import { useAppServices } from '#kit/context/app-services';
import { useSessionSend } from '#machines/session/session.react';

/**
 * Slugs of all cities, requested only if an address names another city than the stored one. Undefined
 * while loading; null after a failure, or if not needed.
 */
export function useCities(addressCity: string | undefined, storedCity: string | undefined) {
  const { call } = useAppServices();
  const enabled = addressCity !== undefined && storedCity !== undefined && addressCity !== storedCity;
  const { data, isPending } = useQuery({ ...allCities({ call }), enabled });
  if (!enabled) return null;
  return isPending ? undefined : (data?.content.map(({ name }) => name) ?? null);
}

/**
 * Sends no request: passes the cities of another query to the session, which needs a city to renew tokens
 * before the user has chosen one.
 */
export function useReportCities(ownId: number): void {
  const { call } = useAppServices();
  const send = useSessionSend();
  const { data } = useQuery({ ...myCities({ call, user: ownId }), enabled: false });
  useEffect(
    function sendCities() {
      if (data) send({ type: 'cities known', cities: data.content });
    },
    [data, send],
  );
}

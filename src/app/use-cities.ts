import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allCities, myCities } from '#api/places/city-queries';
import { useAppServices } from '#kit/context/app-services';
import { useSessionSend } from '#machines/session/session.react';

/**
 * Every city there is, asked only when an address names another than the stored one. Undefined while the answer
 * is awaited; null where there is none, or no need.
 */
export function useCities(wanted: string | undefined, stored: string | undefined) {
  const { call } = useAppServices();
  const enabled = wanted !== undefined && stored !== undefined && wanted !== stored;
  const { data, isPending } = useQuery({ ...allCities({ call }), enabled });
  if (!enabled) return null;
  return isPending ? undefined : (data?.content.map(({ name }) => name) ?? null);
}

/** Asks for nothing: once somebody has, the session knows a city to renew in before one is chosen. */
export function useTellCities(user: number): void {
  const { call } = useAppServices();
  const send = useSessionSend();
  const { data } = useQuery({ ...myCities({ call, user }), enabled: false });
  useEffect(
    function tellSession() {
      if (data) send({ type: 'cities known', cities: data.content });
    },
    [data, send],
  );
}

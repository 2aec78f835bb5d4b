import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { oneCity } from '#api/places/city-queries';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useSessionSend } from '#machines/session/session.react';

/**
 * What was stored with the choice of the city may be old: its name, features and coordinates are the server's, asked
 * once a visit and after every change. Without an answer they stay.
 */
export function useCityAnew({ enabled }: { enabled: boolean }): void {
  const { call } = useAppServices();
  const { city } = useScope();
  const send = useSessionSend();
  const { data } = useQuery({ ...oneCity({ call, city }), enabled });
  useEffect(
    function tellSession() {
      if (data) send({ type: 'city known', city: data });
    },
    [data, send],
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { oneCity } from '#api/places/city-queries';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useSessionSend } from '#machines/session/session.react';

/**
 * Updates the stored city, whose name, features and coordinates may be outdated. Requested once per visit and
 * after every change. Without a response the stored values stay.
 */
export function useCityAnew({ enabled }: { enabled: boolean }): void {
  const { call } = useAppServices();
  const { city } = useScope();
  const send = useSessionSend();
  const { data } = useQuery({ ...oneCity({ call, city }), enabled });
  useEffect(
    function sendCity() {
      if (data) send({ type: 'city known', city: data });
    },
    [data, send],
  );
}

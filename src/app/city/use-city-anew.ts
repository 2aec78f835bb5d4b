import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { oneCity } from '#api/places/city-queries';
import { FEATURES } from '#domain/places/features';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { useSessionSend } from '#machines/session/session.react';

const KNOWN_FEATURES: readonly string[] = FEATURES;

/**
 * Updates the stored city, whose name, features and coordinates may be outdated. Requested once per visit and
 * after every change. Without a response the stored values stay.
 * A feature that the console does not know is in the error log, once for each response: it may be a misspelled one.
 */
export function useCityUpdate({ enabled }: { enabled: boolean }): void {
  const { call, errorLog } = useAppServices();
  const { city } = useScope();
  const send = useSessionSend();
  const { data } = useQuery({ ...oneCity({ call, city }), enabled });
  useEffect(
    function sendCity() {
      if (data) send({ type: 'city known', city: data });
    },
    [data, send],
  );
  useEffect(
    function reportUnknownFeatures() {
      const unknownFeatures = (data?.features ?? []).filter((feature) => !KNOWN_FEATURES.includes(feature));
      if (unknownFeatures.length > 0)
        errorLog.add(
          new Error(`The city has features that the console does not know: ${unknownFeatures.join(', ')}`),
          'city',
        );
    },
    [data, errorLog],
  );
}

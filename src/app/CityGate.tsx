import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { myCities } from '#api/city-queries';
import { useAppServices } from '#kit/app-services';
import { Loading } from '#kit/Loading';
import { useScope, useUser } from '#kit/scope';
import { useSessionSend } from '#machines/session/session.react';

/** No call of a city goes out before the account is known to have a place there. */
export function CityGate({ children }: { children: ReactNode }) {
  const send = useSessionSend();
  const { call } = useAppServices();
  const { profile } = useUser();
  const { city } = useScope();
  const cities = useQuery(myCities({ call, user: profile.id }));
  const refused = cities.data !== undefined && !cities.data.content.some(({ name }) => name === city);
  useEffect(
    function leaveRegion() {
      if (refused) send({ type: 'city refused' });
    },
    [refused, send],
  );
  // a failed look-up is no refusal: the calls of the page say what is wrong
  return cities.isPending || refused ? <Loading /> : children;
}

import { useQuery } from '@tanstack/react-query';
import { Problem } from '#api/http/problem';
import { myCities } from '#api/places/city-queries';
import { useAppServices } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';

/** Whether the account may use the selected city; no request of it is sent before this is known. */
export function useCityAccess(): 'confirming' | 'open' | 'closed' {
  const { call } = useAppServices();
  const { profile } = useUser();
  const { city } = useScope();
  const cities = useQuery(myCities({ call, user: profile.id }));
  if (cities.isPending) return 'confirming';
  if (cities.error instanceof Problem && cities.error.status === 403) return 'closed';
  // Any other failed request is no refusal: the requests of the page report the problem.
  return cities.data?.content.every(({ name }) => name !== city) ? 'closed' : 'open';
}

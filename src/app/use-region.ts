import { useQuery } from '@tanstack/react-query';
import { Problem } from '#api/http/problem';
import { myCities } from '#api/places/city-queries';
import { useAppServices } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';

/** Whether the account has a place in the selected city; no call of that city goes out before it is known. */
export function useRegion(): 'asking' | 'open' | 'closed' {
  const { call } = useAppServices();
  const { profile } = useUser();
  const { city } = useScope();
  const cities = useQuery(myCities({ call, user: profile.id }));
  if (cities.isPending) return 'asking';
  if (cities.error instanceof Problem && cities.error.status === 403) return 'closed';
  // any other failed look-up is no refusal: the calls of the page say what is wrong
  return cities.data?.content.every(({ name }) => name !== city) ? 'closed' : 'open';
}

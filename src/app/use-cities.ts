import { useQuery } from '@tanstack/react-query';
import { allCities } from '#api/city-queries';
import { useAppServices } from '#kit/app-services';

/**
 * Every city there is, asked only when an address names another than the stored one. Undefined while the answer
 * is awaited; null where there is none, or no need.
 */
export function useCities(asked: string | undefined, stored: string | undefined) {
  const { call } = useAppServices();
  const enabled = asked !== undefined && stored !== undefined && asked !== stored;
  const { data, isPending } = useQuery({ ...allCities({ call }), enabled });
  if (!enabled) return null;
  return isPending ? undefined : (data?.content.map(({ name }) => name) ?? null);
}

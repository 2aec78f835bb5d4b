import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CITIES_KEY } from '#api/places/city-queries';

/**
 * Refetches the cities after a change of one: name, features and coordinates are shown and stored.
 */
export function useCityRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: CITIES_KEY }), [queryClient]);
}

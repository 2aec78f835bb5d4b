import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CITIES_KEY } from '#api/places/city-queries';

/** For whoever has changed the city: its name, features and coordinates are asked anew, shown and stored. */
export function useCityRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: CITIES_KEY }), [queryClient]);
}

import { centreOf } from '#domain/places/cities';
import type { Coordinates } from '#domain/places/city';
import { useScope, useUser } from '#kit/context/scope';

/** Where a map begins: the city's own coordinates, those known of it (R-CITY-17), or those of no city. */
export function useCityCentre(): Coordinates {
  const { city } = useScope();
  return useUser().city?.coordinates ?? centreOf(city);
}

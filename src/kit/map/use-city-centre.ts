import { centreOf } from '#domain/places/cities';
import type { Coordinates } from '#domain/places/city';
import { useScope, useUser } from '#kit/context/scope';

/**
 * A map's initial centre: the city's coordinates, else known ones of its slug (R-CITY-17), else a default.
 */
export function useCityCentre(): Coordinates {
  const { city } = useScope();
  return useUser().city?.coordinates ?? centreOf(city);
}

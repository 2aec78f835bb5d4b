import { cityName } from '#domain/places/city';
import { useUser } from '#kit/context/scope';

/** The selected city, whose app shows the notification. */
export function useCityName(): string {
  const { city } = useUser();
  return city === null ? '' : cityName(city);
}

import { useQuery } from '@tanstack/react-query';
import { myCities } from '#api/places/city-queries';
import { cityName } from '#domain/places/city';
import { useScope } from '#kit/context/scope';

/** The city a row belongs to, by its name: in lists whose calls name no city, and so tell of all of one's own. */
export function CityOfRow({ slug }: { slug: string | null | undefined }) {
  const { data } = useQuery(myCities(useScope()));
  const city = data?.content.find(({ name }) => name === slug);
  return city ? cityName(city) : (slug ?? '–');
}

import { useQuery } from '@tanstack/react-query';
import { myCities } from '#api/places/city-queries';
import { cityName } from '#domain/places/city';
import { useScope } from '#kit/context/scope';

/** The name of a row's city, for lists whose requests name no city and so return all the user's cities. */
export function CityOfRow({ slug }: { slug: string | null | undefined }) {
  const { data } = useQuery(myCities(useScope()));
  const city = data?.content.find(({ name }) => name === slug);
  return <span translate="no">{city ? cityName(city) : (slug ?? '–')}</span>;
}

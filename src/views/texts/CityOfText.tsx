import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allCities } from '#api/places/city-queries';
import { cityName } from '#domain/places/city';
import { useAppServices, useNavigation } from '#kit/context/app-services';

/**
 * The city of a text's address, independent of the stored city (R-CITY-14). A city that does not exist has no
 * texts; while the cities are unknown, the text is shown.
 */
export default function CityOfText({ slug }: { slug: string }) {
  const { call } = useAppServices();
  const navigation = useNavigation();
  const cities = useQuery(allCities({ call })).data?.content;
  const city = cities?.find(({ name }) => name === slug);
  const isCityUnknown = cities !== undefined && city === undefined;
  useEffect(
    function leaveUnknownCity() {
      if (isCityUnknown) navigation.go('/404', { replace: true });
    },
    [isCityUnknown, navigation],
  );
  return <p className="quiet">{city ? cityName(city) : ''}</p>;
}

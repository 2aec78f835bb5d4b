import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AdvertisementFilter, advertisementSource } from '#api/offers/advertisements';
import { useNavigation } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { PinsMap } from '#kit/map/PinsMap';
import { useCityCentre } from '#kit/map/use-city-centre';
import { adName } from './ad-name';

/** More pins than this say nothing, and their records would take seconds to arrive. */
const PINS_MAX = 200;

interface AdvertisementMapProps {
  filter: AdvertisementFilter;
  search: string;
  /** The address of an ad's panel. */
  hrefOf: (id: number) => string;
}

/** The ads of a search and filter on the map of the city; below it stands the list of the same ads. */
export default function AdvertisementMap({ filter, search, hrefOf }: AdvertisementMapProps) {
  const intl = useIntl();
  const navigation = useNavigation();
  const query = useQuery(
    advertisementSource(filter).list(useScope(), {
      offset: 0,
      limit: PINS_MAX,
      ...(search === '' ? {} : { search }),
    }),
  );
  const ads = query.data?.content;
  const pins = useMemo(
    () =>
      (ads ?? []).flatMap((ad) =>
        ad.latitude == null || ad.longitude == null
          ? []
          : [{ id: ad.id, title: adName(ad), at: { lat: ad.latitude, lng: ad.longitude } }],
      ),
    [ads],
  );
  return (
    <section className="ads-map">
      <PinsMap
        label={intl.formatMessage({ id: 'advertisement.map' })}
        centre={useCityCentre()}
        pins={pins}
        onOpen={(id) => navigation.go(hrefOf(id))}
      />
      <p className="quiet" role="status">
        {query.isError ? <FormattedMessage id="list.failed" /> : null}
        {query.data && ads ? (
          <FormattedMessage
            id="advertisement.map.count"
            values={{
              shown: pins.length,
              missing: ads.length - pins.length,
              more: Math.max(query.data.total_length - ads.length, 0),
            }}
          />
        ) : null}
      </p>
    </section>
  );
}

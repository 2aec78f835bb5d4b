import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { storeAds } from '#api/audience-queries';
import { STORE_ADS_IN_SEARCH } from '#domain/limits';
import { useScope } from '#kit/scope';
import { ChoiceField } from './ChoiceField';

/** Ads whose friends are meant; none chosen means anyone with a favourite. A search shows a hundred (R-CONST-07). */
export function AdsField() {
  const [search, setSearch] = useState('');
  const query = useQuery(storeAds(useScope(), search));
  const total = query.data?.total_length ?? 0;
  return (
    <ChoiceField
      name="ad_ids"
      label="audience.ads"
      hint="audience.adsHint"
      searchLabel="audience.searchAds"
      search={search}
      onSearch={setSearch}
      query={query}
      nameOf={({ id, name }) => name || `#${id}`}
      noteOf={({ advertiser_name, category_name }) =>
        [advertiser_name, category_name].filter(Boolean).join(' / ')
      }
      foot={
        total > STORE_ADS_IN_SEARCH ? (
          <p className="quiet">
            <FormattedMessage id="audience.firstOf" values={{ shown: STORE_ADS_IN_SEARCH, total }} />
          </p>
        ) : null
      }
    />
  );
}

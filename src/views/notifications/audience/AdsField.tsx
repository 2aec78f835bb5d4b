import { AD_SOURCES } from '#api/messaging/candidate-queries';
import { STORE_ADS_IN_SEARCH } from '#domain/base/limits';
import { ChoiceField } from './ChoiceField';

/** Every user with one of these ads as a favourite; without a selection, with any favourite. */
export default function AdsField() {
  return (
    <ChoiceField
      name="ad_ids"
      sources={AD_SOURCES}
      step={STORE_ADS_IN_SEARCH}
      label="audience.ads"
      hint="audience.adsHint"
      searchLabel="audience.searchAds"
    />
  );
}

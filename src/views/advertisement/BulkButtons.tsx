import { FormattedMessage } from 'react-intl';
import type { Advertisement } from '#domain/offers/advertisement';
import type { BulkPublishing } from './use-bulk-publishing';

/** Of the selected ads, private ones can be published and public ones unpublished. */
export function BulkButtons({
  ads,
  bulkPublishing,
}: {
  ads: readonly Advertisement[];
  bulkPublishing: BulkPublishing;
}) {
  const bulkActions = [
    { action: 'publish', icon: 'pi pi-eye', eligibleAds: ads.filter((ad) => !ad.public) },
    { action: 'unpublish', icon: 'pi pi-eye-slash', eligibleAds: ads.filter((ad) => ad.public) },
  ] as const;
  return bulkActions.map(({ action, icon, eligibleAds }) => (
    <button
      key={action}
      type="button"
      className="button small"
      // `aria-disabled` keeps it focusable, like the other buttons of the bar.
      aria-disabled={eligibleAds.length === 0}
      onClick={() => bulkPublishing.start(action, eligibleAds)}
    >
      <span className={icon} aria-hidden="true" />
      <FormattedMessage id={`advertisement.${action}`} />
    </button>
  ));
}

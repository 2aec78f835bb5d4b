import { FormattedMessage } from 'react-intl';
import type { Advertisement } from '#domain/offers/advertisement';
import type { BulkPublishing } from './use-bulk-publishing';

/** Of the selected ads, private ones can be published and public ones unpublished. */
export function BulkButtons({ ads, bulk }: { ads: readonly Advertisement[]; bulk: BulkPublishing }) {
  const choices = [
    { action: 'publish', icon: 'pi pi-eye', fitting: ads.filter((ad) => !ad.public) },
    { action: 'unpublish', icon: 'pi pi-eye-slash', fitting: ads.filter((ad) => ad.public) },
  ] as const;
  return choices.map(({ action, icon, fitting }) => (
    <button
      key={action}
      type="button"
      className="button small"
      // `aria-disabled` keeps it focusable, like the other buttons of the bar.
      aria-disabled={fitting.length === 0}
      onClick={() => bulk.start(action, fitting)}
    >
      <span className={icon} aria-hidden="true" />
      <FormattedMessage id={`advertisement.${action}`} />
    </button>
  ));
}

import { FormattedMessage } from 'react-intl';
import type { Coupon } from '#domain/offers/coupon';

/** Name of the ad, or its last name before it was deleted. */
export function AdOfCoupon({
  advertisement,
  advertisement_name: name,
}: Pick<Coupon, 'advertisement' | 'advertisement_name'>) {
  if (advertisement !== null) return <span className="clamp">{name || '–'}</span>;
  return (
    <span className="clamp">
      {name ? (
        <FormattedMessage id="coupon.adGoneOf" values={{ name }} />
      ) : (
        <FormattedMessage id="coupon.adGone" />
      )}
    </span>
  );
}

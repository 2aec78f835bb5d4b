import { FormattedNumber } from 'react-intl';
import type { TargetAd } from '#domain/offers/time-sale';
import { ColumnHeads } from '#kit/page/ColumnHeads';
import './time-sale.css';

/** The taken coupons and all coupons of each ad. */
export const TakenCoupons = ({ ads }: { ads: readonly TargetAd[] }) => (
  <table className="taken-coupons">
    <thead>
      <tr>
        <ColumnHeads of={['timeSale.advertisement']} />
        <ColumnHeads of={['timeSale.taken', 'timeSale.count']} className="number" />
      </tr>
    </thead>
    <tbody>
      {ads.map(({ advertisement, advertisement_name: name, coupon_count: count, taken_count: taken }) => (
        <tr key={advertisement}>
          <th scope="row">{name || `#${advertisement}`}</th>
          <td className="number">
            <FormattedNumber value={taken ?? 0} />
          </td>
          <td className="number">
            <FormattedNumber value={count} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

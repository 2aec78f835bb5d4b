import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { isMoment } from '#domain/base/japan-time';
import { Countdown } from '#kit/phone-preview/Countdown';
import { PhoneConditions } from '#kit/phone-preview/PhoneConditions';
import { PhoneFrame } from '#kit/phone-preview/PhoneFrame';
import { TypedText } from '#kit/phone-preview/TypedText';
import { useMinute } from '#kit/phone-preview/use-minute';
import { moneyText } from '#kit/services/money';
import { SalePeriods } from './SalePeriods';
import type { TimeSaleFields } from './time-sale-fields';
import './time-sale-phone.css';

/** A time sale as its guest sees it: when it is, how far it has come, its shops and their coupons. */
export default function TimeSalePhone() {
  const sale = useWatch<TimeSaleFields>() as TimeSaleFields;
  const periods = sale.time_range.filter(({ start, end }) => isMoment(start) && isMoment(end));
  const wholePeriod = { start: periods[0]?.start ?? '', end: periods.at(-1)?.end ?? '' };
  // the mark of now moves
  useMinute();
  return (
    <PhoneFrame>
      <div className="phone-card">
        <TypedText text={sale.title} blank="field.title" className="phone-title" />
        {sale.coupon_price === null ? null : <p className="sale-price">{moneyText(sale.coupon_price)}</p>}
        {periods.length > 0 ? (
          <>
            <SalePeriods periods={periods} />
            <Countdown {...wholePeriod} />
          </>
        ) : (
          <p className="blank phone-quiet">
            <FormattedMessage id="timeSale.start" /> – <FormattedMessage id="timeSale.end" />
          </p>
        )}
        <TypedText text={sale.content} blank="timeSale.content" />
        <SaleShops ads={sale.target_ads} />
        <PhoneConditions show={sale.show_condition} use={sale.use_condition} />
      </div>
    </PhoneFrame>
  );
}

function SaleShops({ ads }: { ads: TimeSaleFields['target_ads'] }) {
  const chosenAds = ads.flatMap(({ advertisement, coupon_count: count }) =>
    advertisement === null ? [] : [{ ...advertisement, count }],
  );
  if (chosenAds.length === 0)
    return <TypedText text="" blank="timeSale.advertisement" className="phone-quiet" />;
  return (
    <ul className="sale-shops">
      {chosenAds.map(({ id, name, count }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: until the form is sent, an ad may be chosen twice
        <li key={`${id} ${index}`}>
          <span dir="auto">{name}</span>{' '}
          {count === null ? null : (
            <b>
              <FormattedMessage id="phone.coupons" values={{ count }} />
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

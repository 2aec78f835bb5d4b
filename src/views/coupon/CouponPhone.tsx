import { useWatch } from 'react-hook-form';
import { PhoneConditions } from '#kit/phone-preview/PhoneConditions';
import { PhoneFrame } from '#kit/phone-preview/PhoneFrame';
import { PhonePeriod } from '#kit/phone-preview/PhonePeriod';
import { TypedText } from '#kit/phone-preview/TypedText';
import type { CouponFields } from './coupon-fields';

/** A coupon as its guest sees it. */
export default function CouponPhone() {
  const values = useWatch<CouponFields>() as CouponFields;
  return (
    <PhoneFrame>
      <div className="phone-card">
        <TypedText text={values.advertisement?.name} blank="coupon.advertisement" className="phone-quiet" />
        <TypedText text={values.title} blank="field.title" className="phone-title" />
        <TypedText text={values.content} blank="coupon.content" />
        <PhonePeriod start={values.start_date} end={values.end_date} blanks={BLANKS} />
        <PhoneConditions show={values.show_condition} use={values.use_condition} />
      </div>
    </PhoneFrame>
  );
}

const BLANKS = { start: 'coupon.start', end: 'coupon.end' };

import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { storeAdSource } from '#api/offers/store-ads';
import { inJapan, momentInJapan } from '#domain/base/japan-time';
import { dayAt } from '#domain/base/week';
import type { Advertisement } from '#domain/offers/advertisement';
import { type Coupon, CouponDraft, couponProblems, lastDiscountDay } from '#domain/offers/coupon';
import { useAppServices } from '#kit/context/app-services';
import { lazyModule } from '#kit/context/lazy-module';
import { DateTimeField } from '#kit/field/DateField';
import type { Hint } from '#kit/field/FieldFrame';
import { RecordPicker } from '#kit/field/RecordPicker';
import { TextField } from '#kit/field/TextField';
import { UsualSentences } from '#kit/form/UsualSentences';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { localDate } from '#kit/services/dates';
import type { CouponFields } from './coupon-fields';

const momentOf = (time: Dayjs): string => new Date(momentInJapan(time)).toISOString();

/** A new coupon starts with the next hour, since a start may not be in the past, and ends with the next month. */
function emptyAt(now: number): CouponFields {
  const nowInJapan = inJapan(now);
  return {
    title: '',
    content: '',
    advertisement: null,
    show_condition: '',
    use_condition: '',
    start_date: momentOf(nowInJapan.startOf('hour').add(1, 'hour')),
    end_date: momentOf(nowInJapan.add(1, 'month').endOf('month').startOf('minute')),
  };
}

const WHEN_TO_SHOW = ['coupon.sentence.payment', 'coupon.sentence.order'];
const HOW_TO_USE = ['coupon.sentence.once', 'coupon.sentence.group', 'coupon.sentence.alone'];

const phonePreview = lazyModule(() => import('./CouponPhone'));

/** Each rule of R-VAL-COUPON is reported at its field. */
export default function CouponForm(props: ResourceFormProps<Coupon, CouponFields>) {
  const { clock } = useAppServices();
  const [openedAt] = useState(() => clock.now());
  const storedStart = props.mode === 'edit' ? (props.row?.start_date ?? null) : null;
  return (
    <ResourceForm
      {...props}
      empty={emptyAt(openedAt)}
      valuesOf={valuesOf}
      rules={CouponDraft}
      problemsOf={(values) => couponProblems(values, { now: clock.now(), start: storedStart })}
    >
      <BesidePhone phone={phonePreview}>
        <TextField name="title" label="field.title" />
        <TextField name="content" label="coupon.content" rows={4} />
        <AdField />
        <TextField name="show_condition" label="coupon.presentCondition" rows={2} />
        <UsualSentences name="show_condition" sentences={WHEN_TO_SHOW} />
        <TextField name="use_condition" label="coupon.useCondition" rows={2} />
        <UsualSentences name="use_condition" sentences={HOW_TO_USE} />
        <DateTimeField name="start_date" label="coupon.start" min={dayAt(clock.now())} />
        <EndField />
      </BesidePhone>
    </ResourceForm>
  );
}

function AdField() {
  return (
    <RecordPicker
      name="advertisement"
      label="coupon.advertisement"
      of={storeAdSource}
      choiceOf={choiceOf}
      noteOf={({ advertiser_name }) => advertiser_name ?? ''}
      hint={useDiscountHint()}
    />
  );
}

const EndField = () => (
  <DateTimeField
    name="end_date"
    after="start_date"
    label="coupon.end"
    hint={useDiscountHint()}
    max={useDiscountEnd()}
  />
);

/** The last discount day of the selected ad, if it has one. */
function useDiscountHint(): Hint | undefined {
  const intl = useIntl();
  const lastDay = useDiscountEnd();
  return lastDay === undefined
    ? undefined
    : { messageId: 'coupon.discountUntil', values: { date: localDate(intl, lastDay) } };
}

function useDiscountEnd(): string | undefined {
  const ad = useWatch<CouponFields, 'advertisement'>({ name: 'advertisement' });
  return lastDiscountDay(ad?.discount_end)?.format('YYYY-MM-DD');
}

const choiceOf = ({ id, name, discount_end: end }: Advertisement) => ({
  id,
  name: name || `#${id}`,
  discount_end: end ?? null,
});

const valuesOf = (row: Coupon): CouponFields => ({
  title: row.title,
  content: row.content,
  advertisement:
    row.advertisement === null
      ? null
      : {
          id: row.advertisement,
          name: row.advertisement_name || `#${row.advertisement}`,
          discount_end: row.discount_end ?? null,
        },
  show_condition: row.show_condition,
  use_condition: row.use_condition,
  start_date: row.start_date,
  end_date: row.end_date,
});

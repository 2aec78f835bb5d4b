import { type TimeSale, TimeSaleDraft } from '#domain/offers/time-sale';
import { timeSaleProblems } from '#domain/offers/time-sale-rules';
import { useAppServices } from '#kit/context/app-services';
import { lazyModule } from '#kit/context/lazy-module';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { PeriodsField } from './PeriodsField';
import { TargetAdsField } from './TargetAdsField';
import { EMPTY_SALE, fieldsOf, saleBeforeOf, type TimeSaleFields } from './time-sale-fields';

const phonePreview = lazyModule(() => import('./TimeSalePhone'));

/** Each rule of R-VAL-SALE is reported at its field. */
export default function TimeSaleForm(props: ResourceFormProps<TimeSale, TimeSaleFields>) {
  const { clock } = useAppServices();
  const saleBefore = saleBeforeOf(props.mode === 'edit' ? props.row : null);
  return (
    <ResourceForm
      {...props}
      empty={EMPTY_SALE}
      valuesOf={fieldsOf}
      rules={TimeSaleDraft}
      problemsOf={(values) => timeSaleProblems(values, clock.now(), saleBefore)}
    >
      <BesidePhone phone={phonePreview}>
        <TextField name="title" label="field.title" />
        <TextField name="content" label="timeSale.content" rows={4} />
        <TextField name="show_condition" label="coupon.presentCondition" rows={2} />
        <TextField name="use_condition" label="coupon.useCondition" rows={2} />
        <PeriodsField />
        <FieldPair>
          <NumberField name="coupon_price" label="timeSale.priceInYen" />
          <NumberField name="number" label="timeSale.number" />
        </FieldPair>
        <FieldPair>
          <NumberField name="initial_number_per_ad" label="timeSale.initial" />
          <NumberField name="max_number_per_ad" label="timeSale.max" />
        </FieldPair>
        <TargetAdsField taken={saleBefore.taken} />
      </BesidePhone>
    </ResourceForm>
  );
}

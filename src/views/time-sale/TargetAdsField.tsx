import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { storeAdSource } from '#api/offers/store-ads';
import type { Advertisement } from '#domain/offers/advertisement';
import type { SaleBefore } from '#domain/offers/time-sale-rules';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { RecordPicker } from '#kit/field/RecordPicker';
import { FormPart } from '#kit/form/FormPart';
import { FormParts } from '#kit/form/FormParts';
import type { TimeSaleFields } from './time-sale-fields';

/** The ads of a sale, each with its number of coupons. An ad with taken coupons stays. */
export function TargetAdsField({ taken: takenCounts }: Pick<SaleBefore, 'taken'>) {
  const { control, getValues, formState } = useFormContext<TimeSaleFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'target_ads' });
  const targetAds = useWatch<TimeSaleFields, 'target_ads'>({ name: 'target_ads' });
  const error = formState.errors.target_ads?.message ?? formState.errors.target_ads?.root?.message;
  return (
    <FormParts
      name="target_ads"
      title="timeSale.ads"
      add="timeSale.ad.add"
      error={error}
      onAdd={() =>
        append(
          { advertisement: null, coupon_count: getValues('initial_number_per_ad') },
          { focusName: `target_ads.${fields.length}.advertisement` },
        )
      }
    >
      {fields.map(({ id }, index) => {
        const ad = targetAds[index]?.advertisement ?? null;
        return (
          <TargetAdPart
            key={id}
            index={index}
            taken={ad === null ? 0 : (takenCounts.get(ad.id) ?? 0)}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
          />
        );
      })}
    </FormParts>
  );
}

interface TargetAdPartProps {
  index: number;
  taken: number;
  onRemove: (() => void) | undefined;
}

function TargetAdPart({ index, taken, onRemove }: TargetAdPartProps) {
  return (
    <FormPart
      title="timeSale.ad"
      number={index + 1}
      removal="timeSale.ad.remove"
      onRemove={taken === 0 ? onRemove : undefined}
    >
      <FieldPair>
        <RecordPicker
          name={`target_ads.${index}.advertisement`}
          label="timeSale.advertisement"
          of={storeAdSource}
          choiceOf={choiceOf}
          noteOf={({ advertiser_name }) => advertiser_name ?? ''}
        />
        <NumberField name={`target_ads.${index}.coupon_count`} label="timeSale.count" />
      </FieldPair>
      {taken > 0 ? (
        <p className="quiet">
          <FormattedMessage id="timeSale.takenSoFar" values={{ taken }} />
        </p>
      ) : null}
    </FormPart>
  );
}

const choiceOf = ({ id, name }: Advertisement) => ({ id, name: name || `#${id}` });

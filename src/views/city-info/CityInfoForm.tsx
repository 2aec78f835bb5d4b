import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { oneCity } from '#api/places/city-queries';
import { type City, CityDraft } from '#domain/places/city';
import type { MenuFeature } from '#kit/context/menu-features';
import { TextField } from '#kit/field/TextField';
import { PlaceField } from '#kit/map/PlaceField';
import { FreshState } from '#kit/page/FreshState';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';
import { type CityValues, valueProblems, valuesOfCity } from './city-values';
import { FeatureField } from './FeatureField';

interface CityInfoFormProps {
  recordController: RecordController<CityValues>;
  /** Query options of the city. */
  cityQuery: ReturnType<typeof oneCity>;
  features: readonly MenuFeature[];
}

export default function CityInfoForm({ cityQuery, ...props }: CityInfoFormProps) {
  const query = useQuery({ ...cityQuery, staleTime: 0 });
  return <FreshState query={query}>{(city) => <CityInfoFields {...props} city={city} />}</FreshState>;
}

function CityInfoFields({
  recordController,
  features,
  city,
}: Omit<CityInfoFormProps, 'cityQuery'> & { city: City }) {
  const valuesOf = (row: City) => valuesOfCity(row, features);
  return (
    <RecordForm
      recordController={recordController}
      initial={valuesOf(city)}
      edited={{ row: city, valuesOf, sources: FIELD_SOURCES }}
      rules={CityDraft}
      problemsOf={valueProblems}
      submit="record.save"
    >
      <TextField name="name_ja" label="cityInfo.name_ja" />
      <p className="quiet">
        <FormattedMessage id="cityInfo.slugFixed" values={{ slug: <strong>{city.name}</strong> }} />
      </p>
      <TextField name="code_shop" label="cityInfo.code_shop" />
      <PlaceField />
      <FeatureField features={features} initialNames={valuesOf(city).features} />
    </RecordForm>
  );
}

/** A city without a list of features has all. */
const FIELD_SOURCES = { latitude: 'coordinates', longitude: 'coordinates', features: null } as const;

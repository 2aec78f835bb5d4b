import { skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { municipalityList, prefectureList } from '#api/places/japan-queries';
import { beginningOf, withMunicipality, withPrefecture } from '#domain/places/address';
import { useAppServices } from '#kit/context/app-services';
import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';

interface AddressFieldProps {
  /** The form's field that holds the whole address as one text. */
  name: string;
  /** Message id. */
  label: string;
  autoComplete: string;
}

/**
 * An address in one text, which begins with prefecture and municipality: chosen, or typed with the rest. A
 * stored address stays unchanged until it is edited, even if it begins with neither. Without the
 * lists of prefectures and municipalities only the text field works.
 */
export function AddressField({ name, label, autoComplete }: AddressFieldProps) {
  const { setValue } = useFormContext<Record<string, string>>();
  const { call, settings } = useAppServices();
  const listSource = { call, openData: settings.openData !== undefined };
  const address = useWatch<Record<string, string>>({ name }) ?? '';
  const prefectures = useQuery(prefectureList(listSource)).data ?? [];
  const prefecture = beginningOf(address, prefectures);
  const options = municipalityList({ ...listSource, code: prefecture?.code ?? '' });
  const municipalities =
    useQuery({ ...options, queryFn: prefecture === null ? skipToken : options.queryFn }).data ?? [];
  const municipality = prefecture && beginningOf(address.slice(prefecture.name.length), municipalities);
  const writeAddress = (next: string) => setValue(name, next, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <FieldPair>
        <PlaceSelect
          label="address.prefecture"
          places={prefectures}
          chosen={prefecture}
          onChoose={(next) => writeAddress(withPrefecture(address, next, prefecture, municipalities))}
        />
        <PlaceSelect
          label="address.municipality"
          places={municipalities}
          chosen={municipality}
          onChoose={(next) => {
            if (prefecture) writeAddress(withMunicipality(address, next, prefecture, municipalities));
          }}
        />
      </FieldPair>
      <TextField name={name} label={label} autoComplete={autoComplete} />
    </>
  );
}

interface AddressPlace {
  code: string;
  name: string;
}

interface PlaceSelectProps {
  /** Message id. */
  label: string;
  places: readonly AddressPlace[];
  chosen: AddressPlace | null;
  onChoose: (place: AddressPlace) => void;
}

function PlaceSelect({ label, places, chosen, onChoose }: PlaceSelectProps) {
  const id = useId();
  const intl = useIntl();
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>
          <FormattedMessage id={label} />
        </label>
      </div>
      <select
        id={id}
        className="input"
        disabled={places.length === 0}
        value={chosen?.code ?? ''}
        onChange={({ target }) => {
          const place = places.find(({ code }) => code === target.value);
          if (place) onChoose(place);
        }}
      >
        <option value="">{intl.formatMessage({ id: 'form.choose' })}</option>
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p className="field-error" />
    </div>
  );
}

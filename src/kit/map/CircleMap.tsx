import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { numberOf } from '#domain/base/number-of';
import { fieldsOfPosition, positionOfFields } from '#domain/base/position';
import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';
import { FormMap } from './FormMap';
import { useCityCentre } from './use-city-centre';

/** Usual radii in kilometres. */
const USUAL = [1, 3, 5];

interface CircleMapProps {
  /** Names of the form's three fields, which hold texts: two in degrees, one in metres. */
  latitude: string;
  longitude: string;
  radius: string;
  /** The maximum radius in metres. */
  max: number;
}

/** A circle: its centre in degrees and its radius in metres are typed or chosen, and drawn on a map. */
export default function CircleMap({ latitude, longitude, radius, max }: CircleMapProps) {
  const { setValue, getValues } = useFormContext<Record<string, string>>();
  const metres = numberOf(useWatch<Record<string, string>>({ name: radius }) ?? '');
  const centre = useCityCentre();
  const write = (name: string, text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: true });
  function goToCentre() {
    const fields = fieldsOfPosition(centre);
    write(latitude, fields.latitude);
    write(longitude, fields.longitude);
  }
  function choose(kilometres: number) {
    write(radius, String(kilometres * 1000));
    if (positionOfFields(getValues(latitude) ?? '', getValues(longitude) ?? '') === null) goToCentre();
  }
  return (
    <div className="place-field">
      <FieldPair>
        <TextField name={latitude} label="map.latitude" inputMode="decimal" required />
        <TextField name={longitude} label="map.longitude" inputMode="decimal" required />
      </FieldPair>
      <div className="circle-radius">
        <TextField name={radius} label="map.radius" inputMode="numeric" required />
        <div className="circle-choices">
          {USUAL.map((kilometres) => (
            <button
              key={kilometres}
              type="button"
              className="button"
              aria-pressed={metres === kilometres * 1000}
              onClick={() => choose(kilometres)}
            >
              <FormattedMessage id="map.kilometres" values={{ kilometres }} />
            </button>
          ))}
          <button type="button" className="button" onClick={goToCentre}>
            <span className="pi pi-map-marker" aria-hidden="true" />
            <FormattedMessage id="map.cityCentre" />
          </button>
        </div>
      </div>
      <FormMap
        label="map.circle"
        latitude={latitude}
        longitude={longitude}
        radius={metres !== undefined && metres >= 1 && metres <= max ? metres : null}
      />
    </div>
  );
}

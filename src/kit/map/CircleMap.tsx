import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { fieldsOfPosition, positionOfFields } from '#domain/base/position';
import { wholeNumberOf } from '#domain/base/whole-number';
import { RadiusField } from '#kit/field/RadiusField';
import { CoordinateFields } from './CoordinateFields';
import { FormMap } from './FormMap';

import { useCityCentre } from './use-city-centre';
import { useGoogleMaps } from './use-google-maps';

/** Usual radii in metres. */
const USUAL_RADII = [1_000, 3_000, 5_000];
/** The handle moves in steps: nobody means 3,017 metres. */
const STEP = 100;

interface CircleMapProps {
  /** Names of the form's three fields, which hold texts: two in degrees, one in metres. */
  latitude: string;
  longitude: string;
  radius: string;
  /** The maximum radius in metres. */
  max: number;
  /** The city's centre in words. */
  centreName: string;
  /** The centre was chosen; its name, where it has one. */
  onPlace: (name: string | undefined, position: { latitude: string; longitude: string }) => void;
}

/** A circle: its centre and radius are chosen on a map, by buttons and a slider, or typed in degrees and kilometres. */
export default function CircleMap({ latitude, longitude, radius, max, centreName, onPlace }: CircleMapProps) {
  const { setValue, getValues } = useFormContext<Record<string, string>>();
  const metres = wholeNumberOf(useWatch<Record<string, string>>({ name: radius }) ?? '');
  const centre = useCityCentre();
  const mapState = useGoogleMaps();
  const writeField = (name: string, text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: true });
  function goToCentre() {
    const fields = fieldsOfPosition(centre);
    writeField(latitude, fields.latitude);
    writeField(longitude, fields.longitude);
    onPlace(centreName, fields);
  }
  function chooseRadius(to: number) {
    writeField(radius, String(to));
    if (positionOfFields(getValues(latitude) ?? '', getValues(longitude) ?? '') === null) goToCentre();
  }
  return (
    <div className="place-field">
      <FormMap
        label="map.circle"
        latitude={latitude}
        longitude={longitude}
        state={mapState}
        radius={metres !== null && metres >= 1 && metres <= max ? metres : null}
        onResize={(to) =>
          writeField(radius, String(Math.min(max, Math.max(STEP, Math.round(to / STEP) * STEP))))
        }
        onPick={onPlace}
      />
      <div className="circle-radius">
        <RadiusField name={radius} onChoose={chooseRadius} />
        <div className="circle-choices">
          {USUAL_RADII.map((usualRadius) => (
            <button
              key={usualRadius}
              type="button"
              className="button"
              aria-pressed={metres === usualRadius}
              onClick={() => chooseRadius(usualRadius)}
            >
              <FormattedMessage id="map.kilometres" values={{ kilometres: usualRadius / 1000 }} />
            </button>
          ))}
          <button type="button" className="button" onClick={goToCentre}>
            <span className="pi pi-map-marker" aria-hidden="true" />
            <FormattedMessage id="map.cityCentre" />
          </button>
        </div>
      </div>
      <CoordinateFields
        latitude={latitude}
        longitude={longitude}
        needed={mapState.is === 'without key' || mapState.is === 'failed'}
      />
    </div>
  );
}

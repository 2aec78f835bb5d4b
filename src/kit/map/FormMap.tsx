import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { fieldsOfPosition, positionOfFields } from '#domain/base/position';
import type { Coordinates } from '#domain/places/city';
import { useStillComing } from '#kit/page/still-coming';
import { useCityCentre } from './use-city-centre';
import { useGoogleMaps } from './use-google-maps';
import './map.css';

interface FormMapProps {
  /** Message id: what the user chooses on the map. */
  label: string;
  /** Names of the form's two fields, which hold texts. */
  latitude: string;
  longitude: string;
  /** The radius in metres of a circle around the position. */
  radius?: number | null;
}

/** The map of a form: shows the position in its fields, and writes the chosen position into them. */
export function FormMap({ label, latitude, longitude, radius = null }: FormMapProps) {
  const { setValue } = useFormContext<Record<string, string>>();
  const [lat = '', lng = ''] = useWatch<Record<string, string>>({ name: [latitude, longitude] });
  const centre = useCityCentre();
  const state = useGoogleMaps();
  useStillComing(state.is === 'coming');
  function pick(point: Coordinates) {
    const fields = fieldsOfPosition(point);
    setValue(latitude, fields.latitude, TYPED);
    setValue(longitude, fields.longitude, TYPED);
  }
  if (state.is === 'without key') {
    return (
      <p className="quiet">
        <FormattedMessage id="map.noKey" />
      </p>
    );
  }
  return (
    // The wrapper stays while its content changes. Without it the form is shorter for a moment; WebKit lays
    // it out then and scrolls it away from under a pressed pointer.
    <div className="form-map">
      {state.is === 'coming' ? (
        <p className="map-note" role="status">
          <FormattedMessage id="map.coming" />
        </p>
      ) : null}
      {state.is === 'failed' ? (
        <div className="map-note" role="alert">
          <p>
            <FormattedMessage id="map.failed" />
          </p>
          <button type="button" className="button" onClick={state.retry}>
            <FormattedMessage id="list.retry" />
          </button>
        </div>
      ) : null}
      {state.is === 'there' ? (
        <>
          <state.View
            maps={state.maps}
            label={label}
            centre={centre}
            point={positionOfFields(lat, lng)}
            radius={radius}
            isOpen={lat.trim() === '' && lng.trim() === ''}
            onPick={pick}
          />
          <p className="quiet">
            <FormattedMessage id="map.hint" />
          </p>
        </>
      ) : null}
    </div>
  );
}

const TYPED = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

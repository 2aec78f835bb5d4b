import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { fieldsOfPosition, positionOfFields } from '#domain/base/position';
import type { Coordinates } from '#domain/places/city';
import { useLoadingPart } from '#kit/page/loading-parts';
import { MapNote } from './MapNote';
import { useCityCentre } from './use-city-centre';
import type { MapState } from './use-google-maps';
import './map.css';

interface FormMapProps {
  /** Message id: what the user chooses on the map. */
  label: string;
  /** Names of the form's two fields, which hold texts. */
  latitude: string;
  longitude: string;
  state: MapState;
  /** The radius in metres of a circle around the position. */
  radius?: number | null;
  onResize?: (metres: number) => void;
  /** A position was chosen, on the map or by its name. */
  onPick?: (name: string | undefined, position: { latitude: string; longitude: string }) => void;
}

/** The map of a form: shows the position in its fields, and writes the chosen position into them. */
export function FormMap(props: FormMapProps) {
  const { label, latitude, longitude, state, radius = null, onResize, onPick } = props;
  const { setValue } = useFormContext<Record<string, string>>();
  const [lat = '', lng = ''] = useWatch<Record<string, string>>({ name: [latitude, longitude] });
  const centre = useCityCentre();
  useLoadingPart(state.is === 'loading');
  function writePosition(point: Coordinates, name?: string) {
    const fields = fieldsOfPosition(point);
    setValue(latitude, fields.latitude, AS_TYPED);
    setValue(longitude, fields.longitude, AS_TYPED);
    onPick?.(name, fields);
  }
  if (state.is === 'without key') return <MapNote state={state} {...TEXTS} />;
  return (
    // The wrapper stays while its content changes. Without it the form is shorter for a moment; WebKit lays
    // it out then and scrolls it away from under a pressed pointer.
    <div className="form-map">
      {state.is === 'there' ? (
        <>
          <state.View
            maps={state.maps}
            label={label}
            centre={centre}
            point={positionOfFields(lat, lng)}
            radius={radius}
            isOpen={lat.trim() === '' && lng.trim() === ''}
            onPick={writePosition}
            onResize={onResize}
          />
          <p className="quiet">
            <FormattedMessage id={onResize ? 'map.circleHint' : 'map.hint'} />
          </p>
        </>
      ) : (
        <MapNote state={state} {...TEXTS} />
      )}
    </div>
  );
}

const TEXTS = { noKey: 'map.noKey', failed: 'map.failed' };
const AS_TYPED = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

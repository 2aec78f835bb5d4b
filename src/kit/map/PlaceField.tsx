import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';
import { FormMap } from './FormMap';
import { useGoogleMaps } from './use-google-maps';

interface PlaceFieldProps {
  /** Names of the form's two fields; both hold degrees as text, as typed. */
  latitude?: string;
  longitude?: string;
  required?: boolean;
}

/**
 * A position: latitude and longitude, and a map whose marker follows the fields and writes the chosen
 * position into them.
 *
 *     <PlaceField />                       // draft: { latitude: '34.6432', longitude: '134.9975' }
 *     <PlaceField required latitude="lat" longitude="lng" />
 *
 * The form has the rules: `positionProblems({ latitude: numberOf(draft.latitude), … })` of
 * `#domain/base/position` refuses values out of range and half a position. Without a key of Google Maps the
 * fields are shown alone, with a note.
 */
export function PlaceField({ latitude = 'latitude', longitude = 'longitude', required }: PlaceFieldProps) {
  return (
    <div className="place-field">
      <FieldPair>
        <TextField name={latitude} label="map.latitude" inputMode="decimal" required={required} />
        <TextField name={longitude} label="map.longitude" inputMode="decimal" required={required} />
      </FieldPair>
      <FormMap label="map.place" latitude={latitude} longitude={longitude} state={useGoogleMaps()} />
    </div>
  );
}

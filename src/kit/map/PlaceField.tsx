import { FieldPair } from '#kit/field/FieldPair';
import { TextField } from '#kit/field/TextField';
import { FormMap } from './FormMap';

interface PlaceFieldProps {
  /** Names of the two fields of the form; both hold degrees as text, as they are typed. */
  latitude?: string;
  longitude?: string;
  required?: boolean;
}

/**
 * Where something is: latitude and longitude, and a map whose marker follows what is typed and writes what is chosen.
 *
 *     <PlaceField />                       // draft: { latitude: '34.6432', longitude: '134.9975' }
 *     <PlaceField required latitude="lat" longitude="lng" />
 *
 * Rules are the form's: `positionProblems({ latitude: numberOf(draft.latitude), … })` of `#domain/base/position` refuses
 * what lies outside and half a position. Without a key of the maps the fields stand alone, with a note.
 */
export function PlaceField({ latitude = 'latitude', longitude = 'longitude', required }: PlaceFieldProps) {
  return (
    <div className="place-field">
      <FieldPair>
        <TextField name={latitude} label="map.latitude" inputMode="decimal" required={required} />
        <TextField name={longitude} label="map.longitude" inputMode="decimal" required={required} />
      </FieldPair>
      <FormMap label="map.place" latitude={latitude} longitude={longitude} />
    </div>
  );
}

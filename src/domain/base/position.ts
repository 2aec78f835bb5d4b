import { LATITUDE_MAX, LONGITUDE_MAX } from './limits';
import { numberOf } from './number-of';
import type { FieldProblem } from './problems';
import { rangeProblems } from './range-problems';

/** Where something is, in degrees; undefined where nothing is said. */
export interface Position {
  latitude: number | undefined;
  longitude: number | undefined;
}

/** R-VAL-TEXT-06, 07: latitude -85 to 85, longitude -180 to 180; half a position is none. Nothing at all is no problem. */
export function positionProblems({ latitude, longitude }: Position): FieldProblem[] {
  const missing = latitude === undefined ? 'latitude' : longitude === undefined ? 'longitude' : null;
  const half = missing !== null && latitude !== longitude;
  return [
    ...(half ? [{ field: missing, messageId: 'problem.required' }] : []),
    ...rangeProblems('latitude', latitude, -LATITUDE_MAX, LATITUDE_MAX),
    ...rangeProblems('longitude', longitude, -LONGITUDE_MAX, LONGITUDE_MAX),
  ];
}

/** The place that two fields name, or null as long as they name none. */
export function placeOfFields(latitude: string, longitude: string): { lat: number; lng: number } | null {
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)];
  if (lat === undefined || lng === undefined) return null;
  return positionProblems({ latitude: lat, longitude: lng }).length === 0 ? { lat, lng } : null;
}

/** About a tenth of a metre: more digits than that say nothing. */
const DIGITS = 6;

/** What a point of a map is in the two fields; a map shows a little more of the north and south than there may be. */
export const fieldsOfPlace = ({ lat, lng }: { lat: number; lng: number }) => ({
  latitude: degrees(Math.min(LATITUDE_MAX, Math.max(-LATITUDE_MAX, lat))),
  longitude: degrees(lng),
});

const degrees = (value: number): string => String(Number(value.toFixed(DIGITS)));

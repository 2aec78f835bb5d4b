import { LATITUDE_MAX, LONGITUDE_MAX } from './limits';
import { numberOf } from './number-of';
import type { FieldProblem } from './problems';
import { rangeProblems } from './range-problems';

/** Degrees; undefined where a value is missing. */
export interface Position {
  latitude: number | undefined;
  longitude: number | undefined;
}

/**
 * R-VAL-TEXT-06, 07: latitude -85 to 85, longitude -180 to 180. One coordinate without the other is a
 * problem, none at all is not.
 */
export function positionProblems({ latitude, longitude }: Position): FieldProblem[] {
  const missingCoordinate =
    latitude === undefined ? 'latitude' : longitude === undefined ? 'longitude' : null;
  const isHalfGiven = missingCoordinate !== null && latitude !== longitude;
  return [
    ...(isHalfGiven ? [{ field: missingCoordinate, messageId: 'problem.required' }] : []),
    ...degreeProblems('latitude', latitude, LATITUDE_MAX),
    ...degreeProblems('longitude', longitude, LONGITUDE_MAX),
  ];
}

const degreeProblems = (field: string, value: number | undefined, max: number): FieldProblem[] =>
  Number.isNaN(value) ? [{ field, messageId: 'problem.degrees' }] : rangeProblems(field, value, -max, max);

/** The coordinates of two form values, or null while they are not valid. */
export function positionOfFields(latitude: string, longitude: string): { lat: number; lng: number } | null {
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)];
  if (lat === undefined || lng === undefined) return null;
  return positionProblems({ latitude: lat, longitude: lng }).length === 0 ? { lat, lng } : null;
}

/** Decimal places, about a tenth of a metre; more have no meaning. */
const DECIMAL_PLACES = 6;

/**
 * Form values of a point on a map, clamped to the allowed latitudes: a map reaches a little further north and
 * south.
 */
export const fieldsOfPosition = ({ lat, lng }: { lat: number; lng: number }) => ({
  latitude: degreesText(Math.min(LATITUDE_MAX, Math.max(-LATITUDE_MAX, lat))),
  longitude: degreesText(lng),
});

const degreesText = (value: number): string => String(Number(value.toFixed(DECIMAL_PLACES)));

interface Position {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in metres. */
export function distanceBetween(one: Position, other: Position): number {
  const latitudeDelta = radians(other.latitude - one.latitude);
  const longitudeDelta = radians(other.longitude - one.longitude);
  const haversine =
    Math.sin(latitudeDelta / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitudeDelta / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

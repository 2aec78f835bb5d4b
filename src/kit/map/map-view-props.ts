import type { Coordinates } from '#domain/places/city';
import type { GoogleMaps } from './google-maps';

export interface MapViewProps {
  maps: GoogleMaps;
  /** Message id: the purpose of the map. */
  label: string;
  /** The initial centre while there is no point. */
  centre: Coordinates;
  point: Coordinates | null;
  /** The radius in metres of a circle around the point; null draws none. */
  radius: number | null;
  /** No position is entered yet: the circle is drawn around the centre, to show its size. */
  isOpen: boolean;
  /** `name`: of the place that the user found. */
  onPick: (point: Coordinates, name?: string) => void;
  /** The handle of the circle was moved. Without it the circle has none. */
  onResize?: ((metres: number) => void) | undefined;
}

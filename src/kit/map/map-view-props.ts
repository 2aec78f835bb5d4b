import type { Coordinates } from '#domain/places/city';
import type { GoogleMaps } from './google-maps';

export interface MapViewProps {
  maps: GoogleMaps;
  /** Message id: what the map is for. */
  label: string;
  /** Where it begins as long as there is no point. */
  centre: Coordinates;
  point: Coordinates | null;
  /** In metres, of a circle around the point; null draws none. */
  radius: number | null;
  /** No place is named yet: the circle is shown around the centre, for its size. */
  isOpen: boolean;
  onPick: (point: Coordinates) => void;
}

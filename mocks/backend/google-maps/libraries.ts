import { DrawnCircle } from './drawn-circle';
import { DrawnMap } from './drawn-map';
import { DrawnMarker } from './drawn-marker';
import { LatLng, LatLngBounds } from './lat-lng';
import { SeededPlace } from './seeded-place';

/** The part of Google's API that the console uses, under Google's names. */
export const libraries = {
  core: { LatLng, LatLngBounds },
  maps: { Map: DrawnMap, Circle: DrawnCircle },
  marker: { Marker: DrawnMarker },
  places: { Place: SeededPlace },
};

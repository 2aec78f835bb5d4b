import { MapCanvas } from './MapCanvas';
import type { MapViewProps } from './map-view-props';
import { PlaceSearch } from './PlaceSearch';

/** A map on which one place is chosen: by its name or address, by a click, or by moving its marker. */
export function MapView(props: MapViewProps) {
  const { maps, centre, point, onPick } = props;
  return (
    <>
      <PlaceSearch maps={maps} near={point ?? centre} onPick={onPick} />
      <MapCanvas {...props} />
    </>
  );
}

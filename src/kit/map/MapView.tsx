import { MapCanvas } from './MapCanvas';
import type { MapViewProps } from './map-view-props';
import { PlaceSearch } from './PlaceSearch';

/** A map on which the user chooses one position: by name or address, by a click, or by moving the marker. */
export function MapView(props: MapViewProps) {
  const { maps, centre, point, onPick } = props;
  return (
    <>
      <PlaceSearch maps={maps} near={point ?? centre} onPick={onPick} />
      <MapCanvas {...props} />
    </>
  );
}

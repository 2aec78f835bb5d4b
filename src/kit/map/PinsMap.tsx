import { lazyComponent } from '#kit/page/lazy-component';
import { useLoadingPart } from '#kit/page/loading-parts';
import { MapNote } from './MapNote';
import type { PinsMapProps } from './pins-map-props';
import { useGoogleMaps } from './use-google-maps';
import './map.css';

const PinsCanvas = lazyComponent(() => import('./PinsCanvas'));

/** A map of records, each a pin that opens it. The page lists the same records for those without the map. */
export function PinsMap(props: PinsMapProps) {
  const mapState = useGoogleMaps();
  useLoadingPart(mapState.is === 'loading');
  return (
    <div className="pins-map">
      {mapState.is === 'there' ? (
        <PinsCanvas maps={mapState.maps} {...props} />
      ) : (
        <MapNote state={mapState} noKey="map.pins.noKey" failed="map.pins.failed" />
      )}
    </div>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { GoogleMaps } from './google-maps';
import { type PinCluster, pinClusters } from './pin-clusters';
import type { PinsMapProps } from './pins-map-props';

/** Shows the whole city. */
const CITY_ZOOM = 12;
/** Pixels between the outermost pins and the edge, so that no pin is cut off. */
const EDGE_PIXELS = 48;
/** Zoom levels that a press on a cluster adds. */
const CLUSTER_ZOOM_STEP = 2;

/** Google's map with a marker for each pin, and one with a number where pins would cover each other. */
export default function PinsCanvas({
  maps,
  label,
  centre,
  pins,
  onOpen,
}: PinsMapProps & { maps: GoogleMaps }) {
  const pane = useRef<HTMLDivElement>(null);
  const map = useRef<google.maps.Map>(null);
  const markers = useRef<google.maps.Marker[]>([]);
  const openCluster = useEffectEvent(({ at, pins: [first, ...others] }: PinCluster) => {
    if (others.length === 0) return onOpen(first.id);
    map.current?.panTo(at);
    map.current?.setZoom((map.current.getZoom() ?? CITY_ZOOM) + CLUSTER_ZOOM_STEP);
  });
  const drawMarkers = useEffectEvent(() => {
    for (const marker of markers.current) marker.setMap(null);
    markers.current = pinClusters(pins, map.current?.getZoom() ?? CITY_ZOOM).map((cluster) => {
      const marker = new maps.Marker({
        position: cluster.at,
        title: cluster.pins.map(({ title }) => title).join('\n'),
        ...(cluster.pins.length > 1 ? { label: String(cluster.pins.length) } : {}),
      });
      marker.addListener('click', () => openCluster(cluster));
      marker.setMap(map.current);
      return marker;
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; the next effect applies changes
  useEffect(
    function createMap() {
      if (pane.current === null) return undefined;
      const newMap = new maps.Map(pane.current, {
        center: centre,
        zoom: CITY_ZOOM,
        // one finger and the wheel scroll the page, not the map
        gestureHandling: 'cooperative',
        clickableIcons: false,
        fullscreenControl: false,
        mapTypeControl: false,
        streetViewControl: false,
      });
      map.current = newMap;
      const zoomListener = newMap.addListener('zoom_changed', () => drawMarkers());
      return () => {
        zoomListener.remove();
        for (const marker of markers.current) marker.setMap(null);
        markers.current = [];
        map.current = null;
      };
    },
    [maps],
  );

  useEffect(
    function showPins() {
      const latitudes = pins.map(({ at }) => at.lat);
      const longitudes = pins.map(({ at }) => at.lng);
      if (pins.length > 1) {
        map.current?.fitBounds(
          {
            south: Math.min(...latitudes),
            north: Math.max(...latitudes),
            west: Math.min(...longitudes),
            east: Math.max(...longitudes),
          },
          EDGE_PIXELS,
        );
      } else if (pins[0] !== undefined) map.current?.panTo(pins[0].at);
      drawMarkers();
    },
    [pins],
  );

  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the content is Google's map
  return <div ref={pane} className="map-pane" role="group" aria-label={label} />;
}

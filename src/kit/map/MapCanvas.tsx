import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Coordinates } from '#domain/places/city';
import type { MapViewProps } from './map-view-props';

/** Shows streets and blocks. */
const ZOOM = 14;

interface Drawn {
  map: google.maps.Map;
  marker: google.maps.Marker;
  circle: google.maps.Circle;
}

/** Google's map, synchronized with the point and the radius. */
export function MapCanvas({ maps, label, centre, point, radius, isOpen, onPick }: MapViewProps) {
  const name = useIntl().formatMessage({ id: label });
  const pane = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(null);
  const picked = useRef<Coordinates>(null);
  const around = useRef(centre);
  const pick = useEffectEvent((next: Coordinates) => {
    picked.current = next;
    onPick(next);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; the effects below apply changes
  useEffect(
    function draw() {
      if (pane.current === null) return undefined;
      const map = new maps.Map(pane.current, {
        center: point ?? centre,
        zoom: ZOOM,
        // one finger and the wheel scroll the page, not the map
        gestureHandling: 'cooperative',
        clickableIcons: false,
        fullscreenControl: false,
        mapTypeControl: false,
        streetViewControl: false,
      });
      const marker = new maps.Marker({ title: name, draggable: true });
      const circle = new maps.Circle({ clickable: false, ...colours(pane.current) });
      const listeners = [
        map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
          if (latLng) pick(latLng.toJSON());
        }),
        marker.addListener('drag', () => circle.setCenter(marker.getPosition() ?? null)),
        marker.addListener('dragend', () => {
          const end = marker.getPosition();
          if (end) pick(end.toJSON());
        }),
      ];
      drawn.current = { map, marker, circle };
      return () => {
        for (const listener of listeners) listener.remove();
        marker.setMap(null);
        circle.setMap(null);
        drawn.current = null;
      };
    },
    [maps],
  );

  const { lat, lng } = point ?? { lat: null, lng: null };
  useEffect(
    function follow() {
      if (drawn.current === null) return;
      const { map, marker, circle } = drawn.current;
      const at = lat === null || lng === null ? null : { lat, lng };
      const middle = at ?? (isOpen ? around.current : null);
      marker.setMap(at && map);
      circle.setMap(middle && radius !== null ? map : null);
      if (middle === null) return;
      circle.setCenter(middle);
      if (at !== null) marker.setPosition(at);
      if (radius !== null) {
        circle.setRadius(radius);
        const bounds = circle.getBounds();
        // a circle that grows beyond the edge is fully visible again
        if (bounds) map.fitBounds(bounds, 8);
      } else if (at !== null && !isSame(at, picked.current)) {
        map.panTo(at);
      }
    },
    [lat, lng, radius, isOpen],
  );

  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the content is Google's map
  return <div ref={pane} className="map-pane" role="group" aria-label={name} />;
}

/** The accent colour of the current theme. */
function colours(pane: HTMLElement) {
  const colour = getComputedStyle(pane).outlineColor || '#0b66c3';
  return { strokeColor: colour, fillColor: colour, fillOpacity: 0.15, strokeWeight: 2 };
}

/** A clicked position and its field values differ by the digits that the fields cut off. */
const isSame = (one: Coordinates, other: Coordinates | null): boolean =>
  other !== null && Math.abs(one.lat - other.lat) < 1e-5 && Math.abs(one.lng - other.lng) < 1e-5;

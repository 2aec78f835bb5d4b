import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Coordinates } from '#domain/places/city';
import type { MapViewProps } from './map-view-props';

/** Shows streets and blocks. */
const STREET_ZOOM = 14;

interface DrawnMap {
  map: google.maps.Map;
  marker: google.maps.Marker;
  circle: google.maps.Circle;
}

/** Google's map, synchronized with the point and the radius. */
export function MapCanvas({ maps, label, centre, point, radius, isOpen, onPick, onResize }: MapViewProps) {
  const name = useIntl().formatMessage({ id: label });
  const pane = useRef<HTMLDivElement>(null);
  const drawnMap = useRef<DrawnMap>(null);
  const lastPicked = useRef<Coordinates>(null);
  /** A handle of the circle is being dragged: until its release the map stays as it is. */
  const isDragging = useRef(false);
  const initialCentre = useRef(centre);
  const pick = useEffectEvent((next: Coordinates) => {
    lastPicked.current = next;
    onPick(next);
  });
  const endDrag = useEffectEvent(() => {
    if (!isDragging.current) return;
    isDragging.current = false;
    const circleCentre = drawnMap.current?.circle.getCenter()?.toJSON();
    if (drawnMap.current === null || circleCentre === undefined) return;
    if (point !== null && !isSame(circleCentre, point)) pick(circleCentre);
    // the form rounds the radius
    if (radius !== null) showRadius(drawnMap.current, radius);
  });
  const startDrag = () => {
    if (isDragging.current) return;
    isDragging.current = true;
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, () => endDrag(), { once: true, capture: true });
    }
  };
  // the events of the circle also follow the changes that this component makes
  const circleResized = useEffectEvent((metres: number) => {
    if (metres === radius) return;
    startDrag();
    onResize?.(metres);
  });
  const circleMoved = useEffectEvent(({ circle, marker }: DrawnMap) => {
    const circleCentre = circle.getCenter()?.toJSON();
    if (circleCentre === undefined || point === null) return;
    if (isSame(circleCentre, marker.getPosition()?.toJSON() ?? null)) return;
    startDrag();
    marker.setPosition(circleCentre);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once; the effects below apply changes
  useEffect(
    function createMap() {
      if (pane.current === null) return undefined;
      const map = new maps.Map(pane.current, {
        center: point ?? centre,
        zoom: STREET_ZOOM,
        // one finger and the wheel scroll the page, not the map
        gestureHandling: 'cooperative',
        clickableIcons: false,
        fullscreenControl: false,
        mapTypeControl: false,
        streetViewControl: false,
      });
      const marker = new maps.Marker({ title: name, draggable: true });
      const circle = new maps.Circle({
        clickable: false,
        editable: onResize !== undefined,
        ...colours(pane.current),
      });
      const listeners = [
        map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
          if (latLng) pick(latLng.toJSON());
        }),
        marker.addListener('drag', () => circle.setCenter(marker.getPosition() ?? null)),
        marker.addListener('dragend', () => {
          const end = marker.getPosition();
          if (end) pick(end.toJSON());
        }),
        circle.addListener('radius_changed', () => circleResized(circle.getRadius())),
        circle.addListener('center_changed', () => circleMoved({ map, marker, circle })),
      ];
      drawnMap.current = { map, marker, circle };
      return () => {
        for (const listener of listeners) listener.remove();
        marker.setMap(null);
        circle.setMap(null);
        drawnMap.current = null;
      };
    },
    [maps],
  );

  const { lat, lng } = point ?? { lat: null, lng: null };
  useEffect(
    function applyChanges() {
      if (drawnMap.current === null) return;
      const { map, marker, circle } = drawnMap.current;
      const position = lat === null || lng === null ? null : { lat, lng };
      const circleCentre = position ?? (isOpen ? initialCentre.current : null);
      marker.setMap(position && map);
      circle.setMap(circleCentre && radius !== null ? map : null);
      if (circleCentre === null) return;
      if (isDragging.current) return;
      // before the circle, whose centre is compared with it
      if (position !== null) marker.setPosition(position);
      circle.setCenter(circleCentre);
      if (radius !== null) {
        showRadius(drawnMap.current, radius);
      } else if (position !== null && !isSame(position, lastPicked.current)) {
        map.panTo(position);
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

/** Sets the radius; a circle that grows beyond the edge is fully visible again. */
function showRadius({ map, circle }: DrawnMap, radius: number) {
  circle.setRadius(radius);
  const bounds = circle.getBounds();
  if (bounds) map.fitBounds(bounds, 8);
}

/** A clicked position and its field values differ by the digits that the fields cut off. */
const isSame = (one: Coordinates, other: Coordinates | null): boolean =>
  other !== null && Math.abs(one.lat - other.lat) < 1e-5 && Math.abs(one.lng - other.lng) < 1e-5;

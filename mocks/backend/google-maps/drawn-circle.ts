import type { DrawnMap } from './drawn-map';
import { LatLng, LatLngBounds, type PlainPoint, plainPoint } from './lat-lng';
import { degreesOfMetres, metresOfPixel, type Pixel } from './mercator';
import { Observed } from './observed';
import { onDrag } from './on-drag';
import type { Pane } from './pane';

interface CircleOptions {
  strokeColor?: string;
  strokeWeight?: number;
  fillColor?: string;
  fillOpacity?: number;
  editable?: boolean;
}

const HANDLE =
  'position:absolute;left:0;top:0;width:16px;height:16px;margin:-8px 0 0 -8px;border:2px solid;border-radius:50%;background:#fff;touch-action:none';

/** `google.maps.Circle`: an area with a radius in metres around a point; an editable one has two handles. */
export class DrawnCircle extends Observed {
  #map: DrawnMap | null = null;
  #center: PlainPoint | null = null;
  #radius = 0;
  readonly #options: CircleOptions;
  readonly #handles: readonly { element: HTMLElement; handleAt: (map: Pane, centre: Pixel) => Pixel }[];

  constructor(options: CircleOptions = {}) {
    super();
    this.#options = options;
    const { editable = false } = options;
    this.#handles = editable ? [this.#centreHandle(), this.#radiusHandle()] : [];
  }

  setMap(map: DrawnMap | null) {
    if (map === this.#map) return;
    this.#map?.removeOverlay(this);
    for (const { element } of this.#handles) element.remove();
    this.#map = map;
    map?.addOverlay(this);
  }

  setCenter(center: LatLng | PlainPoint | null) {
    this.#center = center && plainPoint(center);
    this.#map?.draw();
    this.notify('center_changed');
  }

  getCenter = () => (this.#center === null ? null : new LatLng(this.#center));

  setRadius(metres: number) {
    this.#radius = metres;
    this.#map?.draw();
    this.notify('radius_changed');
  }

  getRadius = () => this.#radius;

  getBounds(): LatLngBounds | null {
    if (this.#center === null) return null;
    const { lat, lng } = this.#center;
    const reach = degreesOfMetres(this.#radius, lat);
    return new LatLngBounds(
      { lat: lat - reach.lat, lng: lng - reach.lng },
      { lat: lat + reach.lat, lng: lng + reach.lng },
    );
  }

  /** The circle's part of the map's SVG. */
  drawOn(map: Pane): string {
    if (this.#center === null) return '';
    const { x, y } = map.pixelAt(this.#center);
    const radius = this.#radiusInPixels(map);
    for (const { element, handleAt } of this.#handles) {
      const handlePixel = handleAt(map, { x, y });
      element.style.transform = `translate(${handlePixel.x}px, ${handlePixel.y}px)`;
      // below the marker, whose tip covers the middle
      if (!element.isConnected) map.getDiv().firstElementChild?.after(element);
    }
    const { fillColor = '#000', fillOpacity = 0.2, strokeColor = '#000', strokeWeight = 1 } = this.#options;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fillColor}" fill-opacity="${fillOpacity}" stroke="${strokeColor}" stroke-width="${strokeWeight}"/>`;
  }

  #radiusInPixels(map: Pane): number {
    return this.#center === null ? 0 : this.#radius / metresOfPixel(this.#center.lat, map.getZoom());
  }

  #centreHandle() {
    const element = this.#newHandle('center', 'move', (map, centre, offset) => {
      this.setCenter(map.degreesAt({ x: centre.x + offset.x, y: centre.y + offset.y }));
    });
    return { element, handleAt: (_: Pane, centre: Pixel) => centre };
  }

  /** At the right of the circle. */
  #radiusHandle() {
    const element = this.#newHandle('radius', 'ew-resize', (map, _, offset) => {
      const pixels = Math.max(1, this.#radiusInPixels(map) + offset.x);
      this.setRadius((this.#radius * pixels) / this.#radiusInPixels(map));
    });
    return { element, handleAt: (map: Pane, { x, y }: Pixel) => ({ x: x + this.#radiusInPixels(map), y }) };
  }

  #newHandle(name: string, cursor: string, onMove: (map: Pane, centre: Pixel, offset: Pixel) => void) {
    const element = document.createElement('div');
    element.style.cssText = `${HANDLE};cursor:${cursor}`;
    element.style.borderColor = this.#options.strokeColor ?? '#000';
    element.dataset.handle = name;
    onDrag(element, {
      onMove: (offset) => {
        if (this.#map !== null && this.#center !== null) {
          onMove(this.#map, this.#map.pixelAt(this.#center), offset);
        }
      },
      onEnd: () => undefined,
    });
    return element;
  }
}

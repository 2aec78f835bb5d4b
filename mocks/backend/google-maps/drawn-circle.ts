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
  readonly #handles: readonly { element: HTMLElement; at: (map: Pane, middle: Pixel) => Pixel }[];

  constructor(options: CircleOptions = {}) {
    super();
    this.#options = options;
    const { editable = false } = options;
    this.#handles = editable ? [this.#centreHandle(), this.#radiusHandle()] : [];
  }

  setMap(map: DrawnMap | null) {
    if (map === this.#map) return;
    this.#map?.takeOff(this);
    for (const { element } of this.#handles) element.remove();
    this.#map = map;
    map?.put(this);
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
  picture(map: Pane): string {
    if (this.#center === null) return '';
    const { x, y } = map.place(this.#center);
    const radius = this.#pixels(map);
    for (const { element, at } of this.#handles) {
      const corner = at(map, { x, y });
      element.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
      // below the marker, whose tip covers the middle
      if (!element.isConnected) map.getDiv().firstElementChild?.after(element);
    }
    const { fillColor = '#000', fillOpacity = 0.2, strokeColor = '#000', strokeWeight = 1 } = this.#options;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fillColor}" fill-opacity="${fillOpacity}" stroke="${strokeColor}" stroke-width="${strokeWeight}"/>`;
  }

  #pixels(map: Pane): number {
    return this.#center === null ? 0 : this.#radius / metresOfPixel(this.#center.lat, map.getZoom());
  }

  #centreHandle() {
    const element = this.#handle('center', 'move', (map, middle, by) => {
      this.setCenter(map.degreesAt({ x: middle.x + by.x, y: middle.y + by.y }));
    });
    return { element, at: (_: Pane, middle: Pixel) => middle };
  }

  /** At the right of the circle. */
  #radiusHandle() {
    const element = this.#handle('radius', 'ew-resize', (map, _, by) => {
      const pixels = Math.max(1, this.#pixels(map) + by.x);
      this.setRadius((this.#radius * pixels) / this.#pixels(map));
    });
    return { element, at: (map: Pane, { x, y }: Pixel) => ({ x: x + this.#pixels(map), y }) };
  }

  #handle(name: string, cursor: string, moved: (map: Pane, middle: Pixel, by: Pixel) => void) {
    const element = document.createElement('div');
    element.style.cssText = `${HANDLE};cursor:${cursor}`;
    element.style.borderColor = this.#options.strokeColor ?? '#000';
    element.dataset.handle = name;
    onDrag(element, {
      moved: (by) => {
        if (this.#map !== null && this.#center !== null) {
          moved(this.#map, this.#map.place(this.#center), by);
        }
      },
      ended: () => undefined,
    });
    return element;
  }
}

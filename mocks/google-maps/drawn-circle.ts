import type { DrawnMap } from './drawn-map';
import { type Degrees, degreesOf, type LatLng, LatLngBounds } from './lat-lng';
import { degreesOfMetres, metresOfPixel } from './mercator';
import { Observed } from './observed';
import type { Pane } from './pane';

interface CircleOptions {
  strokeColor?: string;
  strokeWeight?: number;
  fillColor?: string;
  fillOpacity?: number;
}

/** `google.maps.Circle`: an area with a radius in metres around a point. */
export class DrawnCircle extends Observed {
  #map: DrawnMap | null = null;
  #center: Degrees | null = null;
  #radius = 0;
  readonly #options: CircleOptions;

  constructor(options: CircleOptions = {}) {
    super();
    this.#options = options;
  }

  setMap(map: DrawnMap | null) {
    if (map === this.#map) return;
    this.#map?.takeOff(this);
    this.#map = map;
    map?.put(this);
  }

  setCenter(center: LatLng | Degrees | null) {
    this.#center = center && degreesOf(center);
    this.#map?.draw();
  }

  setRadius(metres: number) {
    this.#radius = metres;
    this.#map?.draw();
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
    const radius = this.#radius / metresOfPixel(this.#center.lat, map.getZoom());
    const { fillColor = '#000', fillOpacity = 0.2, strokeColor = '#000', strokeWeight = 1 } = this.#options;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fillColor}" fill-opacity="${fillOpacity}" stroke="${strokeColor}" stroke-width="${strokeWeight}"/>`;
  }
}

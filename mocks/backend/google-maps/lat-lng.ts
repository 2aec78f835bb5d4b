export interface Degrees {
  lat: number;
  lng: number;
}

/** Google's point, whose degrees are read by calls. Longitudes wrap at 180 degrees. */
export class LatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor({ lat, lng }: Degrees) {
    this.#lat = Math.min(90, Math.max(-90, lat));
    this.#lng = lng === 180 ? 180 : ((((lng + 180) % 360) + 360) % 360) - 180;
  }

  lat = () => this.#lat;
  lng = () => this.#lng;
  toJSON = (): Degrees => ({ lat: this.#lat, lng: this.#lng });
}

export class LatLngBounds {
  readonly #southWest: LatLng;
  readonly #northEast: LatLng;

  constructor(southWest: Degrees, northEast: Degrees) {
    this.#southWest = new LatLng(southWest);
    this.#northEast = new LatLng(northEast);
  }

  getSouthWest = () => this.#southWest;
  getNorthEast = () => this.#northEast;
}

/** Converts either form in which Google's calls accept a point. */
export const degreesOf = (point: LatLng | Degrees): Degrees =>
  point instanceof LatLng ? point.toJSON() : point;

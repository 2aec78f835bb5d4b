export interface PlainPoint {
  lat: number;
  lng: number;
}

/** Google's point, whose degrees are read by calls. Longitudes wrap at 180 degrees. */
export class LatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor({ lat, lng }: PlainPoint) {
    this.#lat = Math.min(90, Math.max(-90, lat));
    this.#lng = lng === 180 ? 180 : ((((lng + 180) % 360) + 360) % 360) - 180;
  }

  lat = () => this.#lat;
  lng = () => this.#lng;
  toJSON = (): PlainPoint => ({ lat: this.#lat, lng: this.#lng });
}

export class LatLngBounds {
  readonly #southWest: LatLng;
  readonly #northEast: LatLng;

  constructor(southWest: PlainPoint, northEast: PlainPoint) {
    this.#southWest = new LatLng(southWest);
    this.#northEast = new LatLng(northEast);
  }

  getSouthWest = () => this.#southWest;
  getNorthEast = () => this.#northEast;
}

/** Converts either form in which Google's calls accept a point. */
export const plainPoint = (point: LatLng | PlainPoint): PlainPoint =>
  point instanceof LatLng ? point.toJSON() : point;

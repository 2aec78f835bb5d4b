import type { Degrees, LatLng } from './lat-lng';
import type { Pixel } from './mercator';

/** What a picture has to know of the map it is a part of. */
export interface Pane {
  getCenter(): LatLng;
  getZoom(): number;
  getDiv(): HTMLElement;
  /** Where in the pane a point is, and which point is there. */
  place(point: Degrees): Pixel;
  degreesAt(pixel: Pixel): Degrees;
}

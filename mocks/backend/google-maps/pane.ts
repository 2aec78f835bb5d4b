import type { LatLng, PlainPoint } from './lat-lng';
import type { Pixel } from './mercator';

/** The parts of a map that an overlay needs. */
export interface Pane {
  getCenter(): LatLng;
  getZoom(): number;
  getDiv(): HTMLElement;
  /** The position of a point in the pane; `degreesAt` is the inverse. */
  pixelAt(point: PlainPoint): Pixel;
  degreesAt(pixel: Pixel): PlainPoint;
}

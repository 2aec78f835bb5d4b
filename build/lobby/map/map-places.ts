import { CENTRES } from '#domain/places/cities';
import { type Frame, type Point, projectedPoint } from './drawing';

/** The units of the drawing. */
export const MAP_WIDTH = 800;
export const MAP_HEIGHT = 600;

export const JAPAN_FRAME: Frame = {
  x: 8,
  y: 16,
  width: 252,
  height: 290,
  west: 128.6,
  east: 146.2,
  north: 45.8,
};
export const KANSAI_FRAME: Frame = {
  x: 292,
  y: 16,
  width: 492,
  height: 356,
  west: 134.78,
  east: 136.2,
  north: 35.24,
};
export const SHONAN_FRAME: Frame = {
  x: 424,
  y: 400,
  width: 360,
  height: 184,
  west: 139.2,
  east: 139.72,
  north: 35.42,
};
export const SHOP_FRAME = { x: 16, y: 400, width: 376, height: 184 };

export interface MapPlace {
  slug: string;
  /** The town itself; missing for the shop. */
  dot?: Point;
  /** The middle of its name. */
  label: Point;
}

const townPoint = (slug: string, frame: Frame): Point => {
  const { lat, lng } = CENTRES[slug] ?? { lat: 0, lng: 0 };
  return projectedPoint(frame, lat, lng);
};

/** The names stand apart where the towns are neighbours; a line leads from each to its town. */
export const MAP_PLACES: readonly MapPlace[] = [
  { slug: 'akashi', dot: townPoint('akashi', KANSAI_FRAME), label: { x: 368, y: 190 } },
  { slug: 'kusatsu', dot: townPoint('kusatsu', KANSAI_FRAME), label: { x: 712, y: 176 } },
  { slug: 'takatsuki', dot: townPoint('takatsuki', KANSAI_FRAME), label: { x: 610, y: 74 } },
  { slug: 'toyonaka', dot: townPoint('toyonaka', KANSAI_FRAME), label: { x: 468, y: 130 } },
  { slug: 'fujisawa', dot: townPoint('fujisawa', SHONAN_FRAME), label: { x: 708, y: 438 } },
  { slug: 'settsu', dot: townPoint('settsu', KANSAI_FRAME), label: { x: 664, y: 270 } },
  { slug: 'nishinomiya', dot: townPoint('nishinomiya', KANSAI_FRAME), label: { x: 470, y: 318 } },
  // a coast, not a town: its middle
  { slug: 'shonan', dot: projectedPoint(SHONAN_FRAME, 35.316, 139.38), label: { x: 530, y: 548 } },
  { slug: 'seveneleven', label: { x: 204, y: 436 } },
];

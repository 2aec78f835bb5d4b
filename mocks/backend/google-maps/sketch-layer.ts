import type { Pixel } from './mercator';
import type { Pane } from './pane';
import { SKETCHES } from './sketches/index';
import type { Named, Points, Sketch } from './sketches/sketch';

/** Below this zoom a city is too small for its lines. */
const ZOOM_OF_SKETCHES = 9;
/** Below this zoom railways, roads, rivers and parks have no names. */
const ZOOM_OF_NAMES = 12;

export const COLOURS = { land: '#f4f2ec', water: '#b5d5e8', park: '#cfe3bd', waterText: '#2f5f7d' };

/** A name and the point where it is written. */
export interface Label extends Pixel {
  name: string;
  look: string;
}

interface SketchLayer {
  svg: string;
  labels: readonly Label[];
}

const LOOKS = {
  water: `font-size="13" font-style="italic" fill="${COLOURS.waterText}"`,
  park: 'font-size="11" fill="#3b6128"',
  railway: 'font-size="11" fill="#4a505a"',
  road: 'font-size="11" fill="#6d5a33"',
};

/** The sketches of the cities in the pane; empty where there are none. */
export function sketchLayer(map: Pane, width: number, height: number): SketchLayer {
  if (map.getZoom() < ZOOM_OF_SKETCHES) return { svg: '', labels: [] };
  const inPane = ({ x, y }: Pixel) => x > 0 && y > 0 && x < width && y < height;
  const shown = Object.values(SKETCHES).filter((sketch) => isInPane(map, sketch, width, height));
  const pixels = (points: Points) => points.map((point) => map.place(point));
  const area = (fill: string) => (one: Named) => `<path d="${path(pixels(one.points))}Z" fill="${fill}"/>`;
  const line = (stroke: string) => (one: Named) =>
    `<path d="${path(pixels(one.points))}" fill="none" stroke-linejoin="round" ${stroke}/>`;
  const draw = (kind: keyof Sketch, look: (one: Named) => string) =>
    shown.flatMap((sketch) => sketch[kind] ?? []).map(look);
  const labels = (kind: keyof Sketch, look: string): Label[] =>
    shown
      .flatMap((sketch) => sketch[kind] ?? [])
      .flatMap(({ name, points }) => {
        const seen = pixels(points).filter(inPane);
        const middle = seen[Math.floor(seen.length / 2)];
        return name === undefined || middle === undefined ? [] : [{ name, look, ...middle }];
      });
  const svg = [
    ...draw('water', area(COLOURS.water)),
    ...draw('islands', area(COLOURS.land)),
    ...draw('parks', area(COLOURS.park)),
    ...draw('rivers', line(`stroke="${COLOURS.water}" stroke-width="4"`)),
    ...draw('roads', line('stroke="#d3c294" stroke-width="5"')),
    ...draw('roads', line('stroke="#fffaf0" stroke-width="3"')),
    ...draw('railways', line('stroke="#8b919b" stroke-width="3"')),
    ...draw('railways', line('stroke="#ffffff" stroke-width="1.5" stroke-dasharray="8 8"')),
  ].join('');
  if (map.getZoom() < ZOOM_OF_NAMES) return { svg, labels: labels('water', LOOKS.water) };
  return {
    svg,
    labels: [
      ...labels('water', LOOKS.water),
      ...labels('railways', LOOKS.railway),
      ...labels('roads', LOOKS.road),
      ...labels('rivers', LOOKS.water),
      ...labels('parks', LOOKS.park),
    ],
  };
}

/** Whether the pane shows a part of the city: its railways reach through all of it. */
function isInPane(map: Pane, { railways, roads }: Sketch, width: number, height: number): boolean {
  const pixels = [...railways, ...roads].flatMap(({ points }) => points.map((point) => map.place(point)));
  const xs = pixels.map(({ x }) => x);
  const ys = pixels.map(({ y }) => y);
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}

const path = (pixels: readonly Pixel[]): string =>
  pixels.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

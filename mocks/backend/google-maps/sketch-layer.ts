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

const LABEL_LOOKS = {
  water: `font-size="13" font-style="italic" fill="${COLOURS.waterText}"`,
  park: 'font-size="11" fill="#3b6128"',
  railway: 'font-size="11" fill="#4a505a"',
  road: 'font-size="11" fill="#6d5a33"',
};

/** The sketches of the cities in the pane; empty where there are none. */
export function sketchLayer(map: Pane, width: number, height: number): SketchLayer {
  if (map.getZoom() < ZOOM_OF_SKETCHES) return { svg: '', labels: [] };
  const isPixelInPane = ({ x, y }: Pixel) => x > 0 && y > 0 && x < width && y < height;
  const shownSketches = Object.values(SKETCHES).filter((sketch) =>
    isSketchInPane(map, sketch, width, height),
  );
  const pixelsOf = (points: Points) => points.map((point) => map.pixelAt(point));
  const filledArea = (fill: string) => (one: Named) =>
    `<path d="${svgPath(pixelsOf(one.points))}Z" fill="${fill}"/>`;
  const strokedLine = (stroke: string) => (one: Named) =>
    `<path d="${svgPath(pixelsOf(one.points))}" fill="none" stroke-linejoin="round" ${stroke}/>`;
  const svgOf = (layer: keyof Sketch, look: (one: Named) => string) =>
    shownSketches.flatMap((sketch) => sketch[layer] ?? []).map(look);
  const labels = (layer: keyof Sketch, look: string): Label[] =>
    shownSketches
      .flatMap((sketch) => sketch[layer] ?? [])
      .flatMap(({ name, points }) => {
        const visiblePixels = pixelsOf(points).filter(isPixelInPane);
        const labelPixel = visiblePixels[Math.floor(visiblePixels.length / 2)];
        return name === undefined || labelPixel === undefined ? [] : [{ name, look, ...labelPixel }];
      });
  const svg = [
    ...svgOf('water', filledArea(COLOURS.water)),
    ...svgOf('islands', filledArea(COLOURS.land)),
    ...svgOf('parks', filledArea(COLOURS.park)),
    ...svgOf('rivers', strokedLine(`stroke="${COLOURS.water}" stroke-width="4"`)),
    ...svgOf('roads', strokedLine('stroke="#d3c294" stroke-width="5"')),
    ...svgOf('roads', strokedLine('stroke="#fffaf0" stroke-width="3"')),
    ...svgOf('railways', strokedLine('stroke="#8b919b" stroke-width="3"')),
    ...svgOf('railways', strokedLine('stroke="#ffffff" stroke-width="1.5" stroke-dasharray="8 8"')),
  ].join('');
  if (map.getZoom() < ZOOM_OF_NAMES) return { svg, labels: labels('water', LABEL_LOOKS.water) };
  return {
    svg,
    labels: [
      ...labels('water', LABEL_LOOKS.water),
      ...labels('railways', LABEL_LOOKS.railway),
      ...labels('roads', LABEL_LOOKS.road),
      ...labels('rivers', LABEL_LOOKS.water),
      ...labels('parks', LABEL_LOOKS.park),
    ],
  };
}

/** Whether the pane shows a part of the city: its railways reach through all of it. */
function isSketchInPane(map: Pane, { railways, roads }: Sketch, width: number, height: number): boolean {
  const pixels = [...railways, ...roads].flatMap(({ points }) => points.map((point) => map.pixelAt(point)));
  const xs = pixels.map(({ x }) => x);
  const ys = pixels.map(({ y }) => y);
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}

const svgPath = (pixels: readonly Pixel[]): string =>
  pixels.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

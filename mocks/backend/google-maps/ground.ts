import type { PlainPoint } from './lat-lng';
import { metresOfPixel } from './mercator';
import type { Pane } from './pane';
import { SEEDED_PLACES } from './seeded-places';
import { COLOURS, type Label, sketchLayer } from './sketch-layer';

const DEGREE_STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];
/** The minimum number of pixels between two lines. */
const MIN_LINE_GAP = 90;
/** Below this zoom only cities have names. */
const ZOOM_OF_SPOTS = 12;
/** Pixels: the strip with the scale and the note. */
const FOOTER_HEIGHT = 26;
const FONT = 'font-family="sans-serif"';

/** The bottom layer: sketches of the cities, or lines of latitude and longitude; names of places; a scale. */
export function groundOf(map: Pane, width: number, height: number): string {
  const { svg, labels } = sketchLayer(map, width, height);
  return [
    `<rect width="${width}" height="${height}" fill="${COLOURS.land}"/>`,
    svg,
    ...(svg === '' ? degreeLines(map, width, height) : []),
    ...placeNames(map, labels, width, height),
    `<rect y="${height - FOOTER_HEIGHT}" width="${width}" height="${FOOTER_HEIGHT}" fill="#fff" fill-opacity="0.75"/>`,
    scaleBar(map, height),
    svgText(width - 8, height - 8, attribution(), 'font-size="12" fill="#3a4652" text-anchor="end"'),
  ].join('');
}

function degreeLines(map: Pane, width: number, height: number): string[] {
  const topLeft = map.degreesAt({ x: 0, y: 0 });
  const across = map.degreesAt({ x: MIN_LINE_GAP, y: MIN_LINE_GAP });
  const step = DEGREE_STEPS.find((degrees) => degrees >= Math.abs(across.lng - topLeft.lng)) ?? 30;
  const digits = step < 1 ? 3 : 0;
  const bottomRight = map.degreesAt({ x: width, y: height });
  const svgElements: string[] = [];
  for (let lng = Math.ceil(topLeft.lng / step) * step; lng <= bottomRight.lng; lng += step) {
    const { x } = map.pixelAt({ lat: 0, lng });
    svgElements.push(svgLine(x, 0, x, height), svgText(x + 4, 14, `${lng.toFixed(digits)}°`, DEGREES_LOOK));
  }
  for (let lat = Math.ceil(bottomRight.lat / step) * step; lat <= topLeft.lat; lat += step) {
    const { y } = map.pixelAt({ lat, lng: 0 });
    svgElements.push(svgLine(0, y, width, y), svgText(4, y - 4, `${lat.toFixed(digits)}°`, DEGREES_LOOK));
  }
  return svgElements;
}

const DEGREES_LOOK = 'font-size="11" fill="#52606d"';

/** Cities and stations are written first, so that their names are never left out for others. */
function placeNames(map: Pane, sketchLabels: readonly Label[], width: number, height: number): string[] {
  const placeLabels = SEEDED_PLACES.filter(({ isCity }) => isCity || map.getZoom() >= ZOOM_OF_SPOTS)
    .map((place) => ({ ...place, ...map.pixelAt(place.at) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height)
    .map(({ name, isCity, x, y }) => ({
      name,
      x,
      y,
      ...(isCity ? CITY_LABEL : name.endsWith('駅') ? STATION_LABEL : SPOT_LABEL),
    }))
    .toSorted((one, other) => one.rank - other.rank);
  const writtenLabels: Label[] = [];
  return [...placeLabels, ...sketchLabels.map((label) => ({ ...label, mark: '' }))].flatMap((label) => {
    if (writtenLabels.some((other) => isOverlapping(label, other))) return [];
    writtenLabels.push(label);
    return [
      label.mark === '' ? '' : `<g transform="translate(${label.x} ${label.y})">${label.mark}</g>`,
      svgText(label.x + 8, label.y + 4, label.name, `${HALO} ${label.look}`),
    ];
  });
}

/** A white edge around letters, which cross lines. */
const HALO = 'stroke="#fff" stroke-width="3" paint-order="stroke" stroke-linejoin="round"';
const CITY_LABEL = {
  rank: 0,
  mark: '<circle r="5" fill="#3a4652"/>',
  look: 'font-size="16" font-weight="700" fill="#1f2933"',
};
const STATION_LABEL = {
  rank: 1,
  mark: '<rect x="-5" y="-4" width="10" height="8" rx="2" fill="#fff" stroke="#4a505a" stroke-width="2"/>',
  look: 'font-size="13" font-weight="700" fill="#2b323b"',
};
const SPOT_LABEL = { rank: 2, mark: '<circle r="3" fill="#6b7a58"/>', look: 'font-size="12" fill="#3f4d2f"' };

/** Whether two names would overlap; Japanese characters are as wide as high. */
function isOverlapping(one: Label, other: Label): boolean {
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  return Math.abs(one.y - other.y) < 18 && right.x - left.x < left.name.length * 13 + 16;
}

/** Draws a scale bar of at most 100 pixels, whose length is a round number of metres. */
function scaleBar(map: Pane, height: number): string {
  const { lat }: PlainPoint = map.getCenter().toJSON();
  const maxMetres = metresOfPixel(lat, map.getZoom()) * 100;
  const power = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = ([5, 2, 1].find((times) => times * power <= maxMetres) ?? 1) * power;
  const barLength = (metres / maxMetres) * 100;
  const label = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  const y = height - 10;
  return `<path d="M8 ${y - 5}v5h${barLength}v-5" fill="none" stroke="#1f2933" stroke-width="2"/>${svgText(14, y - 6, label, 'font-size="12" fill="#1f2933"')}`;
}

const svgLine = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#c6cfbf"/>`;

const svgText = (x: number, y: number, label: string, look: string) =>
  `<text x="${x}" y="${y}" ${FONT} ${look}>${label}</text>`;

const attribution = () =>
  document.documentElement.lang.startsWith('ja')
    ? 'デモ用の略図（位置は目安です）'
    : 'Sketch for the demo, not to scale';

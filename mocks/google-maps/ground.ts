import type { Degrees } from './lat-lng';
import { metresOfPixel } from './mercator';
import type { Pane } from './pane';
import { SEEDED_PLACES } from './seeded-places';

const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];
/** The minimum number of pixels between two lines. */
const GAP = 90;
/** Below this zoom only cities have names. */
const ZOOM_OF_SPOTS = 12;
const FONT = 'font-family="sans-serif"';

/** The bottom layer: lines of latitude and longitude, the names of seeded places, a scale. */
export function groundOf(map: Pane, width: number, height: number): string {
  return [
    `<rect width="${width}" height="${height}" fill="#eef1ea"/>`,
    ...lines(map, width, height),
    ...names(map, width, height),
    scale(map, height),
    text(width - 8, height - 8, attribution(), 'font-size="12" fill="#3a4652" text-anchor="end"'),
  ].join('');
}

function lines(map: Pane, width: number, height: number): string[] {
  const corner = map.degreesAt({ x: 0, y: 0 });
  const across = map.degreesAt({ x: GAP, y: GAP });
  const step = STEPS.find((one) => one >= Math.abs(across.lng - corner.lng)) ?? 30;
  const digits = step < 1 ? 3 : 0;
  const end = map.degreesAt({ x: width, y: height });
  const parts: string[] = [];
  for (let lng = Math.ceil(corner.lng / step) * step; lng <= end.lng; lng += step) {
    const { x } = map.place({ lat: 0, lng });
    parts.push(line(x, 0, x, height), text(x + 4, 14, `${lng.toFixed(digits)}°`, QUIET));
  }
  for (let lat = Math.ceil(end.lat / step) * step; lat <= corner.lat; lat += step) {
    const { y } = map.place({ lat, lng: 0 });
    parts.push(line(0, y, width, y), text(4, y - 4, `${lat.toFixed(digits)}°`, QUIET));
  }
  return parts;
}

const QUIET = 'font-size="11" fill="#52606d"';

function names(map: Pane, width: number, height: number): string[] {
  const seen = SEEDED_PLACES.filter(({ isCity }) => isCity || map.getZoom() >= ZOOM_OF_SPOTS)
    .map((place) => ({ ...place, ...map.place(place.at) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  const named: typeof seen = [];
  for (const one of seen) if (!named.some((other) => isOver(one, other))) named.push(one);
  return named.flatMap(({ name, isCity, x, y }) => [
    `<circle cx="${x}" cy="${y}" r="${isCity ? 5 : 3}" fill="${isCity ? '#3a4652' : '#6b7a58'}"/>`,
    text(x + 7, y + 4, name, isCity ? 'font-size="16" font-weight="700" fill="#1f2933"' : SPOT),
  ]);
}

/** Whether two names would overlap; Japanese characters are as wide as high. */
function isOver(
  one: { x: number; y: number; name: string },
  other: { x: number; y: number; name: string },
): boolean {
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  return Math.abs(one.y - other.y) < 18 && right.x - left.x < left.name.length * 13 + 16;
}

const SPOT = 'font-size="12" fill="#3f4d2f"';

/** Draws a scale bar of at most 100 pixels, whose length is a round number of metres. */
function scale(map: Pane, height: number): string {
  const { lat }: Degrees = map.getCenter().toJSON();
  const most = metresOfPixel(lat, map.getZoom()) * 100;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power;
  const length = (metres / most) * 100;
  const label = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  const y = height - 10;
  return `<path d="M8 ${y - 5}v5h${length}v-5" fill="none" stroke="#1f2933" stroke-width="2"/>${text(14, y - 6, label, 'font-size="12" fill="#1f2933"')}`;
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#c6cfbf"/>`;

const text = (x: number, y: number, label: string, look: string) =>
  `<text x="${x}" y="${y}" ${FONT} ${look}>${label}</text>`;

const attribution = () =>
  document.documentElement.lang.startsWith('ja')
    ? 'デモ用の地図（実際の地形ではありません）'
    : 'Demo map, not the real ground';

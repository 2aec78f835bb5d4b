import { isColour } from '#domain/base/colour';
import { beginning, escaped } from '#mocks/backend/seed/texts/drawing-text';

/** A drawn card with kind and name: no request to another host, and browsers run no scripts in SVG images. */
export function offerPicture(kind: string, name: string, look: number | string): string {
  const colour =
    typeof look === 'string' && isColour(look) ? look : `hsl(${(Number(look) * 61) % 360} 50% 42%)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">
<rect width="640" height="400" rx="24" fill="${colour}"/>
<rect x="24" y="24" width="592" height="352" rx="16" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="14 10"/>
<text x="320" y="150" font-family="sans-serif" font-size="34" fill="#fff" text-anchor="middle">${escaped(kind)}</text>
<text x="320" y="240" font-family="sans-serif" font-size="44" font-weight="700" fill="#fff" text-anchor="middle">${escaped(beginning(name, 13))}</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

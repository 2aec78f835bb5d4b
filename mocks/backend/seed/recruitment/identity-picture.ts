import { beginning, escaped } from '#mocks/backend/seed/texts/drawing-text';

/** A drawn document: no request to another host, and browsers run no scripts in SVG images. */
export function identityPicture({
  name,
  document,
  gender,
  id,
}: {
  name: string;
  document: string;
  gender: string | null | undefined;
  id: number;
}): string {
  const hue = (id * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">
<rect width="640" height="400" rx="24" fill="hsl(${hue} 45% 90%)"/>
<rect width="640" height="72" rx="24" fill="hsl(${hue} 45% 42%)"/>
<text x="32" y="48" font-family="sans-serif" font-size="30" fill="#fff">${escaped(document)}</text>
<rect x="32" y="104" width="176" height="224" fill="#fff"/>
<circle cx="120" cy="184" r="44" fill="hsl(${hue} 25% 62%)"/>
<path d="M48 328a72 72 0 0 1 144 0z" fill="hsl(${hue} 25% 62%)"/>
<text x="240" y="152" font-family="sans-serif" font-size="34" fill="#223">${escaped(beginning(name, 12))}</text>
<text x="240" y="208" font-family="monospace" font-size="26" fill="#445">No. ****-****-${String(id % 10_000).padStart(4, '0')}</text>
<text x="240" y="264" font-family="sans-serif" font-size="24" fill="#445">有効期限 2030年03月31日</text>
<text x="240" y="312" font-family="sans-serif" font-size="24" fill="#445">性別 ${GENDER_SIGN.get(gender) ?? '－'}</text>
<text x="320" y="376" font-family="sans-serif" font-size="28" fill="#a33" text-anchor="middle">見本 SAMPLE</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const GENDER_SIGN: ReadonlyMap<unknown, string> = new Map([
  ['male', '男'],
  ['female', '女'],
]);

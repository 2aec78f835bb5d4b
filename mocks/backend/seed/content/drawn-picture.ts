import { beginning, escaped } from '#mocks/backend/seed/texts/drawing-text';

/** A drawn poster: no request to another host, and browsers run no scripts in SVG images. */
export function drawnPicture({ hue, title, line }: { hue: number; title: string; line: string }): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 55% 88%)"/><circle cx="248" cy="64" r="88" fill="hsl(${(hue + 40) % 360} 60% 76%)"/><path d="M0 184q80-48 160 0t160 0v56H0z" fill="hsl(${hue} 45% 58%)"/><text x="20" y="116" font-family="sans-serif" font-weight="bold" font-size="30" fill="#223">${escaped(beginning(title, 10))}</text><text x="20" y="216" font-family="sans-serif" font-size="20" fill="#fff">${escaped(beginning(line, 14))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

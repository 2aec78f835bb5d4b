import type { VideoInput } from '#domain/video/video-input';
import { hashNumber } from '#mocks/backend/seed/base/hash';
import { beginning, escaped } from '#mocks/backend/seed/texts/drawing-text';

/** Videos with drawn thumbnails: the demo requests none from other hosts. */
export const drawnVideos = (links: readonly string[]): VideoInput => ({
  links: links.map((content) => ({ content })),
  thumbnails: links.map((link) => ({ url: drawnThumbnail(link, hashNumber(link) % 360) })),
});

function drawnThumbnail(link: string, hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270"><rect width="480" height="270" fill="hsl(${hue} 35% 28%)"/><path d="M0 210q120-70 240 0t240 0v60H0z" fill="hsl(${(hue + 40) % 360} 40% 40%)"/><text x="20" y="252" font-family="sans-serif" font-size="18" fill="#fff">${escaped(beginning(link.replace(/^https?:\/\/(www\.)?/, ''), 34))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

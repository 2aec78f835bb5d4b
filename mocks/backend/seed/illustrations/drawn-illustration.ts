import { ILLUSTRATIONS, type IllustrationName } from './illustrations';

/** Ten thousand rows share their pictures. */
const urlByKey = new Map<string, string>();

/** Colours of the morning, noon and evening: with other hues, skies are green or red. */
const HUE_OF_LOOK = [205, 35, 165, 18, 250, 340];

/**
 * A picture without text: no request to another host, and browsers run no scripts in SVG images. Every second `look` is
 * mirrored, so that two pictures of one kind differ. With a `frame` it is the card of an offer.
 */
export function drawnIllustration(name: IllustrationName, look: number, frame?: string): string {
  const key = [name, look % HUE_OF_LOOK.length, frame].join();
  const url = urlByKey.get(key) ?? urlOf(name, look, frame);
  urlByKey.set(key, url);
  return url;
}

function urlOf(name: IllustrationName, look: number, frame?: string): string {
  const hue = HUE_OF_LOOK[look % HUE_OF_LOOK.length] ?? 0;
  const drawing = `<g${look % 2 ? ' transform="matrix(-1 0 0 1 320 0)"' : ''}>${ILLUSTRATIONS[name](hue)}</g>`;
  const [height, viewBox, frameSvg] = frame
    ? [
        400,
        '0 20 320 200',
        `<path d="M6 26h308v188H6z" fill="none" stroke="${frame}" stroke-width="12"/><path d="M6 26h308v188H6z" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="7 5"/>`,
      ]
    : [480, '0 0 320 240', ''];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}" viewBox="${viewBox}">${drawing}${frameSvg}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

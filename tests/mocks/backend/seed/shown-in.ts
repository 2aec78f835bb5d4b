import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { ILLUSTRATIONS, type IllustrationName } from '#mocks/backend/seed/illustrations/illustrations';

export const NAMES = Object.keys(ILLUSTRATIONS) as IllustrationName[];
export const LOOKS = [0, 1, 2, 3, 4, 5];

export const markupOf = (url: string) => decodeURIComponent(url.replace('data:image/svg+xml,', ''));

/** What a picture draws in its colours, without its size and its frame. */
export const drawingIn = (url: string) =>
  markupOf(url)
    .replace(/<path d="M6 26h308[^>]*>/g, '')
    .replace(/^<svg[^>]*>/, '');

const DRAWN: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap((name) => LOOKS.map((look) => [drawingIn(drawnIllustration(name, look)), name] as const)),
);

/** The name of the illustration that a picture shows. */
export const shownIn = (url: string | null | undefined): string =>
  DRAWN.get(drawingIn(url ?? '')) ?? 'no illustration';

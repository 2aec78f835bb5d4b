import type { CSSProperties } from 'react';
import { hueOf } from '#kit/chart/hue-of';

/** The colour of a city for the styles of its drawings. */
export const hueStyle = (slug: string) => ({ '--hue': hueOf(slug) }) as CSSProperties;

/** The roofs of a city in its colour; `width` and `height` cut out a part of them. */
export function CityRoofs({ slug, className }: { slug: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 320 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`#lobby-roofs-${slug}`} />
    </svg>
  );
}

/** The coat of a city: a few of its roofs below its sky. */
export function Coat({ slug }: { slug: string }) {
  return (
    <span className="lobby-coat" style={hueStyle(slug)}>
      <svg viewBox="8 14 50 50" aria-hidden="true">
        <use href={`#lobby-roofs-${slug}`} />
      </svg>
    </span>
  );
}

import type { CSSProperties } from 'react';
import { inJapan } from '#domain/base/japan-time';

/** The height of a moment in the row of its hour, for CSS. */
export const positionOf = (now: number) =>
  ({ '--at': `${(inJapan(now).minute() / 60) * 100}%` }) as CSSProperties;

import { AKASHI } from './akashi';
import { FUJISAWA } from './fujisawa';
import { KUSATSU } from './kusatsu';
import { NISHINOMIYA } from './nishinomiya';
import { SETTSU } from './settsu';
import type { Sketch } from './sketch';
import { TAKATSUKI } from './takatsuki';
import { TOYONAKA } from './toyonaka';

/**
 * A sketch of each city with coordinates. The figures are ours, from general knowledge and without a source:
 * close enough to recognise the place, and for nothing else.
 */
export const SKETCHES: Readonly<Record<string, Sketch>> = {
  akashi: AKASHI,
  fujisawa: FUJISAWA,
  kusatsu: KUSATSU,
  nishinomiya: NISHINOMIYA,
  settsu: SETTSU,
  takatsuki: TAKATSUKI,
  toyonaka: TOYONAKA,
};

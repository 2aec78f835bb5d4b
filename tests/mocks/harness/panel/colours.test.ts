import { expect, test } from 'vitest';
import { COLOURS } from '#mocks/harness/panel/styles/colours';
import { contrast } from '../../../contrast';

type Name = keyof typeof COLOURS;

const GROUNDS: readonly Name[] = ['ground', 'soft'];
const TEXTS: readonly (readonly [Name, Name])[] = [
  ...(['ink', 'quiet', 'accent', 'bad', 'good'] as const).flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ...(['ink', 'quiet', 'accent', 'good'] as const).map((text) => [text, 'accent-soft'] as const),
  ...(['ink', 'bad'] as const).map((text) => [text, 'bad-soft'] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-strong'],
  ['on-good', 'good'],
];
const EDGES: readonly (readonly [Name, Name])[] = (['edge', 'accent'] as const).flatMap((edge) =>
  GROUNDS.map((ground) => [edge, ground] as const),
);

test.each([
  ['light', 0],
  ['dark', 1],
] as const)(
  'in the %s theme text of the panel and the tours has a contrast of 4.5 to its background, borders of controls and focus rings of 3 [R-UI-11]',
  (_, theme) => {
    const below = (least: number, pairs: typeof TEXTS) =>
      pairs.flatMap(([over, under]) => {
        const ratio = contrast(COLOURS[over][theme], COLOURS[under][theme]);
        return ratio < least ? [`${over} on ${under}: ${ratio.toFixed(2)}`] : [];
      });
    expect(below(4.5, TEXTS)).toEqual([]);
    expect(below(3, EDGES)).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { COLOURS } from '#mocks/harness/panel/styles/colours';
import { contrast } from '../../../contrast';

type ColourName = keyof typeof COLOURS;

const BACKGROUNDS: readonly ColourName[] = ['ground', 'soft'];
const TEXTS: readonly (readonly [ColourName, ColourName])[] = [
  ...(['ink', 'quiet', 'accent', 'bad', 'good'] as const).flatMap((text) =>
    BACKGROUNDS.map((ground) => [text, ground] as const),
  ),
  ...(['ink', 'quiet', 'accent', 'good'] as const).map((text) => [text, 'accent-soft'] as const),
  ...(['ink', 'bad'] as const).map((text) => [text, 'bad-soft'] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-strong'],
  ['on-good', 'good'],
];
const EDGES: readonly (readonly [ColourName, ColourName])[] = (['edge', 'accent'] as const).flatMap((edge) =>
  BACKGROUNDS.map((ground) => [edge, ground] as const),
);

test.each([
  ['light', 0],
  ['dark', 1],
] as const)(
  'in the %s theme text of the panel and the tours has a contrast of 4.5 to its background, borders of controls and focus rings of 3 [R-UI-11]',
  (_, theme) => {
    const pairsBelow = (minRatio: number, pairs: typeof TEXTS) =>
      pairs.flatMap(([foreground, background]) => {
        const ratio = contrast(COLOURS[foreground][theme], COLOURS[background][theme]);
        return ratio < minRatio ? [`${foreground} on ${background}: ${ratio.toFixed(2)}`] : [];
      });
    expect(pairsBelow(4.5, TEXTS)).toEqual([]);
    expect(pairsBelow(3, EDGES)).toEqual([]);
  },
);

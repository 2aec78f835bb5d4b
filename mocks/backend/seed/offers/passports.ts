import { PASS_NAME_MAX } from '#domain/base/limits';
import type { PassPackage } from '#domain/offers/pass-package';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';

/** The audience of the holders: members, every user, a shop's holders; event passes are in no audience. */
export const PASS_KINDS = ['membership', 'common', 'shop', 'event'] as const;
type PassKind = (typeof PASS_KINDS)[number];

/** Between which hundreds of yen the price is. */
interface Hundreds {
  min: number;
  max: number;
}

/** The first passes of every city; its users hold these. */
const USUAL_PASSES: readonly { name: string; kind: PassKind; hundreds: Hundreds }[] = [
  { name: 'まち会員パス', kind: 'membership', hundreds: { min: 5, max: 12 } },
  { name: 'プレミアム会員パス', kind: 'membership', hundreds: { min: 20, max: 35 } },
  { name: '法人会員パス', kind: 'membership', hundreds: { min: 60, max: 120 } },
  { name: '1日周遊パス', kind: 'common', hundreds: { min: 6, max: 15 } },
  { name: '子育て応援パス', kind: 'common', hundreds: { min: 3, max: 6 } },
  { name: '商店街オリジナルパス', kind: 'shop', hundreds: { min: 3, max: 10 } },
];
export const USUAL_PASS_COUNT = USUAL_PASSES.length;

const EVENT_PASS_HUNDREDS: Hundreds = { min: 5, max: 30 };

type SeededPass = Omit<PassPackage, 'id'> & { kind: PassKind };

/** The usual passes, then those for events and sights of the city, year by year. */
export const seedPassports = (context: SeedContext): SeededPass[] =>
  Array.from({ length: context.count }, (_, index) => {
    const usualPass = USUAL_PASSES[index];
    const price = context.faker.number.int(usualPass?.hundreds ?? EVENT_PASS_HUNDREDS) * 100;
    const { name, kind } = usualPass ?? eventPass(context, index);
    const pass = { name, kind, price };
    return context.profile === 'edge' ? { ...pass, ...edgeValues(index) } : pass;
  });

function eventPass({ anchor, place, faker }: SeedContext, index: number): Omit<SeededPass, 'price'> {
  const names = [...place.events.map((event) => event.name), ...place.spots, ...place.venues];
  const word = faker.helpers.arrayElement(names).replaceAll(' ', '');
  const year = new Date(anchor).getUTCFullYear() - 1 - (index % 8);
  const [prefix, suffix] = [`${year} `, 'パス'];
  const lengthLeft = PASS_NAME_MAX - prefix.length - suffix.length;
  return { name: `${prefix}${[...word].slice(0, lengthLeft).join('')}${suffix}`, kind: 'event' };
}

/** The longest price, a price of 0, and names of the maximum length. */
const edgeValues = (index: number): Pick<SeededPass, 'name' | 'price'> => ({
  name: hardText(index, PASS_NAME_MAX),
  price: [0, 9_999_999_999, 1, 1_234_567][index % 4] ?? 0,
});

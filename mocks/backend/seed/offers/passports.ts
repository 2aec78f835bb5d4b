import { PASS_NAME_MAX } from '#domain/base/limits';
import type { PassPackage } from '#domain/offers/pass-package';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';

/** The audience of the holders: members, every user, a shop's holders; event passes are in no audience. */
export const PASS_KINDS = ['membership', 'common', 'shop', 'event'] as const;
type PassKind = (typeof PASS_KINDS)[number];

/** The first passes of every city; its users hold these. */
const PASSES: readonly { name: string; kind: PassKind }[] = [
  { name: 'まち会員パス', kind: 'membership' },
  { name: 'プレミアム会員パス', kind: 'membership' },
  { name: '法人会員パス', kind: 'membership' },
  { name: '1日周遊パス', kind: 'common' },
  { name: '子育て応援パス', kind: 'common' },
  { name: '商店街オリジナルパス', kind: 'shop' },
];
export const PASSES_HELD = PASSES.length;

type SeededPass = Omit<PassPackage, 'id'> & { kind: PassKind };

/** The usual passes, then those for events and sights of the city, year by year. */
export const seedPassports = (context: SeedContext): SeededPass[] =>
  Array.from({ length: context.count }, (_, index) => {
    const price = context.faker.number.int({ min: 3, max: 50 }) * 100;
    const pass = { ...(PASSES[index] ?? eventPass(context, index)), price };
    return context.profile === 'edge' ? { ...pass, ...hardValues(index) } : pass;
  });

function eventPass({ anchor, place, faker }: SeedContext, index: number): Omit<SeededPass, 'price'> {
  const names = [...place.events.map((event) => event.name), ...place.spots, ...place.venues];
  const word = faker.helpers.arrayElement(names).replaceAll(' ', '');
  const year = new Date(anchor).getUTCFullYear() - 1 - (index % 8);
  const [before, after] = [`${year} `, 'パス'];
  const room = PASS_NAME_MAX - before.length - after.length;
  return { name: `${before}${[...word].slice(0, room).join('')}${after}`, kind: 'event' };
}

/** The longest price, a price of 0, and names of the maximum length. */
const hardValues = (index: number): Pick<SeededPass, 'name' | 'price'> => ({
  name: hardText(index, PASS_NAME_MAX),
  price: [0, 9_999_999_999, 1, 1_234_567][index % 4] ?? 0,
});

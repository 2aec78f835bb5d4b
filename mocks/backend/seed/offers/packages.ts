import { TITLE_MAX } from '#domain/base/limits';
import type { Package } from '#domain/offers/package';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf, type Subject } from '#mocks/backend/seed/illustrations/illustration-of';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';

/** The name, what the picture shows, and between which numbers of vouchers it has. */
const PACKAGE_TEXTS: readonly (readonly [string, Subject, min: number, max: number])[] = [
  ['{street} まとめ買いパック', 'gift', 5, 20],
  ['{spot} 家族パック', '{spot}', 4, 12],
  ['{food} 食べくらべパック', '{food}', 3, 8],
  ['{station}周辺 はしごパック', 'lantern', 3, 6],
  ['平日おひとりさまパック', 'cafe', 3, 5],
  ['団体さま向けパック（{venue}）', 'hall', 15, 30],
];
const COLOURS: readonly string[] = [
  '#409EFF',
  '#e91e63',
  '#2E7D32',
  '#f9a825',
  '#6A1B9A',
  '#00838f',
  '#5d4037',
];

type SeededPackage = Omit<Package, 'id'>;

/** Every fourth is no longer sold; half have a picture. */
export const seedPackages = (context: SeedContext): SeededPackage[] =>
  Array.from({ length: context.count }, (_, index) => {
    const seededPackage = packageOf(context, index);
    return context.profile === 'edge' ? { ...seededPackage, ...edgeValues(index) } : seededPackage;
  });

function packageOf({ faker, place, profile }: SeedContext, index: number): SeededPackage {
  const oneOf = (values: readonly string[]) => faker.helpers.arrayElement(values);
  const [name, subject, min, max] = PACKAGE_TEXTS[index % PACKAGE_TEXTS.length] ?? ['', 'gift', 3, 30];
  const placeholders = {
    street: oneOf(place.streets),
    spot: oneOf(place.spots),
    food: oneOf(place.foods),
    station: oneOf(place.stations),
    venue: oneOf(place.venues),
  };
  const colour = oneOf(COLOURS);
  const voucherCount = faker.number.int({ min, max });
  return {
    name: fillPlaceholders(name, placeholders),
    price: voucherCount * 450,
    share_voucher_number: voucherCount,
    colour,
    image:
      index % 2 === 0 && profile !== 'busy'
        ? drawnIllustration(illustrationOf(fillPlaceholders(subject, placeholders)), index / 2, colour)
        : null,
    status: faker.number.int(3) > 0 ? 'on_sale' : 'stopped',
  };
}

/** A backend may omit the state, and send colours in upper or lower case. */
const edgeValues = (index: number): Partial<SeededPackage> => ({
  name: hardText(index, TITLE_MAX),
  price: [0, 9_999_999_999][index % 2] ?? 0,
  share_voucher_number: [9_999_999_999, 0, 1][index % 3] ?? 0,
  colour: ['#ffffff', '#000000', '#AbCdEf'][index % 3] ?? '#000000',
  status: index % 7 === 6 ? null : index % 2 === 0 ? 'on_sale' : 'stopped',
});

import { VOUCHER_NAME_MAX } from '#domain/base/limits';
import type { Voucher } from '#domain/offers/voucher';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf, type Subject } from '#mocks/backend/seed/illustrations/illustration-of';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardText } from '#mocks/backend/seed/texts/hard-texts';
import { eventAt } from '#mocks/backend/seed/texts/placeholders-of-town';
import { seedPassports } from './passports';

/** The name, and what the picture shows. */
const VOUCHER_TEXTS: readonly (readonly [string, Subject])[] = [
  ['{street} 500円お買物券', 'gift'],
  ['{spot} ペア招待券', '{spot}'],
  ['{food}お試し券', '{food}'],
  ['{event} 特別席券', '{event}'],
  ['{venue} 1日利用券', 'hall'],
  ['会員限定 {food}セット引換券', '{food}'],
  ['スタンプラリー達成記念券', 'map'],
  ['{station}発 まち歩き参加券', 'train'],
];

/** The seeded accounts that own vouchers, in turn. */
const VOUCHER_OWNERS = ['owner_shop', 'administrator', 'operator'] as const;

type SeededVoucher = Omit<Voucher, 'id'>;

/** Some expired, some running, some future; every third is partly shared, every fourth has a picture. */
export function seedVouchers(context: SeedContext): SeededVoucher[] {
  const passes = seedPassports(context.of('passports'));
  return Array.from({ length: context.count }, (_, index) => {
    const voucher = voucherOf(context, passes, index);
    return context.profile === 'edge' ? { ...voucher, ...edgeValues(index) } : voucher;
  });
}

function voucherOf(
  { faker, anchor, firstId, place, profile }: SeedContext,
  passes: ReturnType<typeof seedPassports>,
  index: number,
): SeededVoucher {
  const oneOf = (values: readonly string[]) => faker.helpers.arrayElement(values);
  const [namePattern, subject] = VOUCHER_TEXTS[index % VOUCHER_TEXTS.length] ?? ['', 'gift'];
  const placeholders = {
    street: oneOf(place.streets),
    spot: oneOf(place.spots),
    food: oneOf(place.foods),
    event: eventAt(place, anchor, faker.number.float()),
    venue: oneOf(place.venues),
    station: oneOf(place.stations),
  };
  const number = faker.number.int({ min: 2, max: 60 }) * 50;
  const passIndex = index % 5 === 4 ? null : faker.number.int(Math.min(passes.length, 20) - 1);
  const start = anchor + (faker.number.int(200) - 140) * DAY + 10 * HOUR;
  return {
    name: [...fillPlaceholders(namePattern, placeholders)].slice(0, VOUCHER_NAME_MAX).join(''),
    owner: VOUCHER_OWNERS[index % VOUCHER_OWNERS.length] ?? 'administrator',
    pass: passIndex === null ? null : firstId + passIndex,
    pass_name: passIndex === null ? null : (passes[passIndex]?.name ?? null),
    number,
    shared_number: index % 3 === 0 ? faker.number.int(number) : 0,
    start: utcIsoTime(start),
    end: utcIsoTime(start + faker.number.int({ min: 14, max: 120 }) * DAY),
    // Pictures in 10,000 rows would be megabytes.
    image:
      index % 4 === 0 && profile !== 'busy'
        ? drawnIllustration(
            illustrationOf(fillPlaceholders(subject, placeholders)),
            index / 4,
            `hsl(${(index * 61) % 360} 50% 42%)`,
          )
        : null,
  };
}

const HOUR = DAY / 24;

const edgeValues = (index: number): Partial<SeededVoucher> => ({
  name: hardText(index, VOUCHER_NAME_MAX),
  pass_name: index % 5 === 4 ? null : hardText(index + 2, 20),
  number: index % 3 === 0 ? 9_999_999_999 : 0,
  shared_number: index % 6 === 0 ? 9_999_999_999 : null,
});

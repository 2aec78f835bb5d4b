import type { Purchase } from '#domain/offers/purchase';
import type { Company } from '#domain/places/company';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { personOf } from '#mocks/backend/seed/people/users';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';

type SeededPurchase = Omit<Purchase, 'id'> & { company: string };

/** The number for each company except the general one: enough for two pages. */
const COUNT_PER_OTHER_COMPANY = 36;

const PRICES: readonly number[] = [280, 350, 480, 550, 680, 780, 850, 980, 1_200, 1_480, 1_800, 2_400, 3_300];
/** The backend's own labels. */
const STATUSES = [
  { weight: 86, value: '支払い済み' },
  { weight: 6, value: '処理中' },
  { weight: 5, value: '返金済み' },
  { weight: 3, value: 'キャンセル' },
];
const PLATFORMS = [
  { weight: 58, value: 'iOS' },
  { weight: 34, value: 'Android' },
  { weight: 8, value: 'Web' },
];
const QUANTITIES = [
  { weight: 60, value: 1 },
  { weight: 25, value: 2 },
  { weight: 10, value: 3 },
  { weight: 5, value: 6 },
];

/** Oldest first; each company has other shops, and therefore other prices. */
export function seedPurchases(context: SeedContext): SeededPurchase[] {
  const { count, profile } = context;
  if (count === 0) return [];
  return COMPANIES.flatMap((company) => {
    const rowCount = company.id === 1 ? count : COUNT_PER_OTHER_COMPANY;
    return Array.from({ length: rowCount }, (_, index) => {
      const purchase = purchaseOf(context, company, { index, count: rowCount });
      return profile === 'edge' ? { ...purchase, ...edgeValues(context, index) } : purchase;
    });
  });
}

function purchaseOf(
  context: SeedContext,
  { id, slug }: Company,
  { index, count }: { index: number; count: number },
): SeededPurchase {
  const { faker, anchor, profile } = context;
  const prices = PRICES.slice(id - 1, id + 7);
  const quantity = faker.helpers.weightedArrayElement(QUANTITIES);
  const openingTime = dayOfRow(anchor, { index, count, days: profile === 'busy' ? 400 : 45 }) + 9 * HOUR;
  return {
    company: slug,
    // A user who has left the app has no name any more.
    user: faker.number.int(30) === 0 ? null : personOf(context).names.name,
    amount: faker.helpers.arrayElement(prices) * quantity,
    quantity,
    status: faker.helpers.weightedArrayElement(STATUSES),
    platform: faker.helpers.weightedArrayElement(PLATFORMS),
    date: utcIsoTime(openingTime + faker.number.int(11 * HOUR)),
  };
}

const HOUR = DAY / 24;

const EDGE_AMOUNTS: readonly number[] = [0, 1, 999, 1_000, 9_999_999_999, -1_200];

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededPurchase> => ({
  user: index % 8 === 7 ? null : hardText(index, 64),
  amount: EDGE_AMOUNTS[index % EDGE_AMOUNTS.length] ?? 0,
  quantity: index % 10 === 9 ? 0 : 1 + (index % 3) * 49_999,
  status: index % 6 === 5 ? '' : hardText(index + 2, 30),
  platform: index % 7 === 6 ? '' : hardText(index + 3, 30),
  date: hardDate(index, anchor),
});

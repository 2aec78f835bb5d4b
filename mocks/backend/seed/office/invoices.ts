import { inJapan } from '#domain/base/japan-time';
import { TITLE_MAX } from '#domain/base/limits';
import type { Invoice, InvoiceLine } from '#domain/office/invoice';
import { COMPANIES_WITH_OWN_SET, hasOwnSet } from '#domain/places/companies';
import type { Company } from '#domain/places/company';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, dayOfRow, officeTime, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import { fillPlaceholders } from '#mocks/backend/seed/texts/filled';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { eventAt } from '#mocks/backend/seed/texts/placeholders-of-town';
import { placeOf } from '#mocks/backend/seed/texts/places';

type SeededInvoice = Omit<Invoice, 'id'> & { company: string };

/** The number for the general company, which has no such screen itself: enough for two pages. */
const COUNT_FOR_GENERAL_COMPANY = 26;

/** The billed items, with tax: one amount, or several invoice lines. */
const SERVICES: readonly { title: string; amounts: readonly number[]; lines?: readonly InvoiceLine[] }[] = [
  { title: '広告掲載料 {month}分', amounts: [11_000, 22_000, 33_000, 55_000] },
  { title: '{city}エリア アプリ保守費 {month}分', amounts: [88_000, 110_000] },
  { title: '{street} のぼり・ポスター制作費', amounts: [47_850, 63_800, 128_700] },
  { title: '店舗写真の撮影（{station}周辺）', amounts: [27_500, 38_500] },
  {
    title: '「{event}」出展費用',
    amounts: [],
    lines: [
      { title: '出展ブース設営', quantity: 1, amount: 66_000, tax_rate: 10 },
      { title: '{food}（試食用）', quantity: 200, amount: 32_400, tax_rate: 8 },
      { title: 'チラシ印刷', quantity: 1_000, amount: 15_400, tax_rate: 10 },
    ],
  },
  {
    title: '{venue} 説明会の開催費用',
    amounts: [],
    lines: [
      { title: '会場使用料', quantity: 1, amount: 19_800, tax_rate: 10 },
      { title: 'お茶・お弁当', quantity: 24, amount: 23_328, tax_rate: 8 },
    ],
  },
];

/** Oldest first, over about fourteen months; each is due at the end of the next month. */
export function seedInvoices(context: SeedContext): SeededInvoice[] {
  const { count, profile } = context;
  if (count === 0) return [];
  // A table creates at most ten thousand rows at once: the companies share them.
  const countPerCompany = profile === 'busy' ? count / COMPANIES_WITH_OWN_SET.length : count;
  return COMPANIES.flatMap((company) => {
    const rowCount = hasOwnSet(company.slug) ? countPerCompany : COUNT_FOR_GENERAL_COMPANY;
    return Array.from({ length: rowCount }, (_, index) => {
      const invoice = invoiceOf(context, company, { index, count: rowCount });
      return profile === 'edge' ? { ...invoice, ...edgeValues(context, index) } : invoice;
    });
  });
}

function invoiceOf(
  { faker, anchor }: SeedContext,
  { slug }: Company,
  spread: { index: number; count: number },
): SeededInvoice {
  const createdAt = dayOfRow(anchor, { ...spread, days: 420 }) + officeTime(faker);
  const city = faker.helpers.arrayElement(TOWNS);
  const place = placeOf(city.name);
  const oneOf = (list: readonly string[]) => faker.helpers.arrayElement(list);
  const placeholders: Readonly<Record<string, string>> = {
    month: inJapan(createdAt).format('YYYY年M月'),
    city: place.name,
    street: oneOf(place.streets),
    station: oneOf(place.stations),
    event: eventAt(place, createdAt, faker.number.float()),
    food: oneOf(place.foods),
    venue: oneOf(place.venues),
  };
  const service = faker.helpers.arrayElement(SERVICES);
  const lines =
    service.lines?.map((line) => ({ ...line, title: fillPlaceholders(line.title, placeholders) })) ?? null;
  return {
    company: slug,
    title: fillPlaceholders(service.title, placeholders),
    amount:
      lines?.reduce((sum, { amount }) => sum + amount, 0) ?? faker.helpers.arrayElement(service.amounts),
    status: stateOf(faker, (anchor - createdAt) / DAY),
    due_date: inJapan(createdAt).add(1, 'month').endOf('month').format('YYYY-MM-DD'),
    created_at: utcIsoTime(createdAt),
    lines,
  };
}

/** The default city of the specification is no town. */
const TOWNS = CITIES.filter(({ name }) => name !== 'seveneleven');

/** The older an invoice, the more likely it is paid. */
const stateOf = (faker: SeedContext['faker'], ageInDays: number): string =>
  faker.helpers.weightedArrayElement([
    { weight: ageInDays > 60 ? 91 : 25, value: 'paid' },
    { weight: ageInDays > 60 ? 6 : 72, value: 'unpaid' },
    { weight: 3, value: 'cancelled' },
  ]);

const EDGE_AMOUNTS: readonly (number | null)[] = [1, 10, 11, 9_999_999_999, null, 0, 999];
const EDGE_STATES: readonly (string | null)[] = [
  'unpaid',
  'overdue',
  'paid',
  'cancelled',
  null,
  '確認中（経理）',
  '',
];
const EDGE_DAYS: readonly (string | null)[] = ['2024-02-29', '2099-12-31', null, '2025-12-31'];

function edgeValues({ anchor }: SeedContext, index: number): Partial<SeededInvoice> {
  const lines = [13, 14, -27].map((amount, line) => ({
    title: hardText(index + line, TITLE_MAX),
    quantity: line === 1 ? null : 99_999,
    amount,
    tax_rate: line === 2 ? 0 : 8,
  }));
  const isMadeOfLines = index % 4 === 3;
  return {
    title: index % 9 === 8 ? null : hardText(index, TITLE_MAX),
    amount: isMadeOfLines ? 0 : (EDGE_AMOUNTS[index % EDGE_AMOUNTS.length] ?? null),
    status: EDGE_STATES[index % EDGE_STATES.length] ?? null,
    due_date: EDGE_DAYS[index % EDGE_DAYS.length] ?? null,
    created_at: index % 11 === 10 ? null : hardDate(index, anchor),
    lines: isMadeOfLines ? lines : null,
  };
}

import type { Company } from '#domain/places/company';
import type { SeedContext } from '#mocks/backend/seed/base/context';
import { DAY, utcIsoTime } from '#mocks/backend/seed/base/seed-times';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { COMPANIES } from '#mocks/backend/seed/places/companies';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { hardDate, hardText } from '#mocks/backend/seed/texts/hard-texts';
import { GIVEN_NAMES_OF_COMPANIES } from '#mocks/backend/seed/texts/matching-texts';
import { type DrawName, distinctNames } from './names';
import { personOf } from './users';

type SeededPerson = Omit<Account, 'id'>;

/** The number for each company except the general one, and for recruitment: enough for two pages. */
const COUNT_PER_OTHER_COMPANY = 24;

/** Their ids start above every block of a city. */
export const COMPANY_PEOPLE_AFTER = 2_000_000;

const RECRUITMENT = 'recruitment';

/** Each seeded user name and mail address contains one of these. */
export const EMPLOYERS: readonly string[] = [...COMPANIES.map(({ slug }) => slug), RECRUITMENT];

export function seedCompanyPeople(context: SeedContext): SeededPerson[] {
  const { count } = context;
  if (count === 0) return [];
  const drawName = distinctNames(context, GIVEN_NAMES_OF_COMPANIES);
  return [...COMPANIES, null].flatMap((company) =>
    Array.from({ length: company?.id === 1 ? count : COUNT_PER_OTHER_COMPANY }, (_, index) =>
      employee(context, index, { company, drawName }),
    ),
  );
}

/** `company`: null for recruitment. */
function employee(
  context: SeedContext,
  index: number,
  { company, drawName }: { company: Company | null; drawName: DrawName },
): SeededPerson {
  const { faker, anchor, count, profile } = context;
  // Unique across companies.
  const companySlug = company?.slug ?? RECRUITMENT;
  const person = personOf(context, drawName);
  const isOwner = company !== null && index % 3 === 0;
  const createdAt = anchor - (count - index) * (DAY / 4) - DAY;
  const city = CITIES[index % CITIES.length]?.name ?? 'akashi';
  return {
    ...person.names,
    username: `${person.romajiName}_${companySlug}${index + 1}`,
    email: `${person.romajiName}${index + 1}@${companySlug}.example.jp`,
    permission: isOwner ? 'owner_shop' : 'staff_shop',
    company_slug: company?.slug ?? null,
    company_name: company?.name ?? null,
    // A person assigned to a shop is kept on a delete (R-STATE-12).
    code_shop: index % 6 === 3 || index % 6 === 4 ? `machi-shop-${index + 1}` : null,
    shop_area: isOwner && index % 2 === 0 ? 1 + (index % 3) + areasBefore(company.id) : null,
    phone: `078-000-${String(index % 10_000).padStart(4, '0')}`,
    created_at: utcIsoTime(createdAt + faker.number.int(DAY / 4)),
    last_modified: utcIsoTime(createdAt + DAY / 4),
    cities: company === null ? [city] : CITIES.map(({ name }) => name),
    password_hash: '',
    ...(profile === 'edge' ? edgeValues(context, index) : {}),
  };
}

/** Ids of areas as in `areas.ts`: nine of the first company, three of every other. */
const areasBefore = (company: number): number => (company === 1 ? 0 : 9 + (company - 2) * 3);

const edgeValues = ({ anchor }: SeedContext, index: number): Partial<SeededPerson> => ({
  name: index % 7 === 6 ? null : hardText(index + 1, 64),
  created_at: index % 9 === 8 ? null : hardDate(index, anchor),
});

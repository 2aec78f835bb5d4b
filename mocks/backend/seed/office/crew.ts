import type { SeedContext } from '#mocks/backend/seed/base/context';
import { COMPANY_PEOPLE_AFTER, seedCompanyPeople } from '#mocks/backend/seed/people/company-people';
import { ACCOUNTS } from '#mocks/backend/seed/session/accounts';

/** An employee of a company. */
export interface CrewMember {
  id: number;
  name: string | null;
}

/** The number of the first company's employees with timecards; the other companies have `SIZE_OF_OTHER_CREWS`. */
const CREW_SIZE = { normal: 7, empty: 0, busy: 40, edge: 12 } as const;
const SIZE_OF_OTHER_CREWS = 4;

/** The employees of a company, `size` of the first: accounts that can sign in first, then its staff list. */
export function crews(
  context: SeedContext,
  size: number = CREW_SIZE[context.profile],
): (company: string) => readonly CrewMember[] {
  if (context.count === 0) return () => [];
  // Generated once: ten thousand people take noticeable time.
  const people = seedCompanyPeople(context.of('company_people')).map((person, index) => ({
    ...person,
    id: COMPANY_PEOPLE_AFTER + 1 + index,
  }));
  const personas = ACCOUNTS.filter(({ permission }) => permission.endsWith('_shop')).toReversed();
  return (company) =>
    [...personas, ...people]
      .filter(({ company_slug }) => company_slug === company)
      .slice(0, company === 'machi' ? size : SIZE_OF_OTHER_CREWS)
      .map(({ id, name, username }) => ({ id, name: name ?? username ?? null }));
}

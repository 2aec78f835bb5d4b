import type { SeedContext } from '#mocks/backend/seed/base/context';
import { GIVEN_NAMES, SURNAMES } from '#mocks/backend/seed/texts/matching-texts';

type Gender = keyof typeof GIVEN_NAMES;
type GivenNames = Readonly<Record<Gender, readonly string[]>>;

interface Name {
  lastname: string;
  firstname: string;
}

export type DrawName = (gender: Gender) => Name;

/** Random names: two may be equal. */
export const drawnNames =
  ({ faker }: SeedContext, given: GivenNames = GIVEN_NAMES): DrawName =>
  (gender) => ({
    lastname: faker.helpers.arrayElement(SURNAMES),
    firstname: faker.helpers.arrayElement(given[gender]),
  });

/** Distinct names, until none are left: `busy` has more people than names. */
export function distinctNames(context: SeedContext, given: GivenNames = GIVEN_NAMES): DrawName {
  const draw = drawnNames(context, given);
  const free = { female: allNames(given.female), male: allNames(given.male) };
  return (gender) => {
    const drawn = draw(gender);
    const at = free[gender].findIndex(
      ({ lastname, firstname }) => lastname === drawn.lastname && firstname === drawn.firstname,
    );
    const [name = drawn] = free[gender].splice(Math.max(0, at), 1);
    return name;
  };
}

/** Each given name with each surname, in an order in which neighbours differ in both. */
const allNames = (given: readonly string[]): Name[] =>
  given.flatMap((_, round) =>
    SURNAMES.map((lastname, index) => ({
      lastname,
      firstname: given[(index + round) % given.length] ?? '',
    })),
  );

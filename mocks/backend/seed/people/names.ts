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
  ({ faker }: SeedContext, givenNames: GivenNames = GIVEN_NAMES): DrawName =>
  (gender) => ({
    lastname: faker.helpers.arrayElement(SURNAMES),
    firstname: faker.helpers.arrayElement(givenNames[gender]),
  });

/** Distinct names, until none are left: `busy` has more people than names. */
export function distinctNames(context: SeedContext, givenNames: GivenNames = GIVEN_NAMES): DrawName {
  const drawRandomName = drawnNames(context, givenNames);
  const unusedNames = { female: allNames(givenNames.female), male: allNames(givenNames.male) };
  return (gender) => {
    const randomName = drawRandomName(gender);
    const index = unusedNames[gender].findIndex(
      ({ lastname, firstname }) => lastname === randomName.lastname && firstname === randomName.firstname,
    );
    const [name = randomName] = unusedNames[gender].splice(Math.max(0, index), 1);
    return name;
  };
}

/** Each given name with each surname, in an order in which neighbours differ in both. */
const allNames = (givenNames: readonly string[]): Name[] =>
  givenNames.flatMap((_, round) =>
    SURNAMES.map((lastname, index) => ({
      lastname,
      firstname: givenNames[(index + round) % givenNames.length] ?? '',
    })),
  );

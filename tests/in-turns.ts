/**
 * Cases of a test that is generated for each screen, form or call. In `npm test` (`UNIT_CASES=fifth`) every fifth of
 * them stands for the others; every other command runs all of them.
 */
export const inTurns = <T>(cases: readonly T[]): readonly T[] =>
  process.env.UNIT_CASES === 'fifth' ? cases.filter((_, index) => index % 5 === 0) : cases;

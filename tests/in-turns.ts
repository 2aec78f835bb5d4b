/**
 * Cases of a test that is generated for each screen, form or call. In `npm test` (`UNIT_CASES=third`) every third of
 * them stands for the others; every other command runs all of them.
 */
export const inTurns = <T>(cases: readonly T[]): readonly T[] =>
  process.env.UNIT_CASES === 'third' ? cases.filter((_, index) => index % 3 === 0) : cases;

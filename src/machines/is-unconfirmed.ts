/** Whether a failed write may have happened. The machines know no class of the API: the failure says it. */
export const isUnconfirmed = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  'isUnconfirmed' in problem &&
  problem.isUnconfirmed === true;

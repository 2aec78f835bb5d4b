/**
 * The fewest last steps, of 1, 2, 4, 8 and so on, after which a finding appears again in a fresh page that opens at the
 * address of the first of them; null if it appears after none.
 * @template Step
 * @param {readonly Step[]} steps
 * @param {(steps: readonly Step[]) => Promise<boolean>} appearsAfter
 * @returns {Promise<readonly Step[] | null>}
 */
export async function shortened(steps, appearsAfter) {
  for (let count = 1; ; count *= 2) {
    const lastSteps = steps.slice(-count);
    if (await appearsAfter(lastSteps)) return lastSteps;
    if (count >= steps.length) return null;
  }
}

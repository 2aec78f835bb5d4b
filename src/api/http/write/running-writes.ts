/** Writes that the server has not answered: a page that goes now does not learn what becomes of them. */
export const runningWrites = new Set<Promise<unknown>>();

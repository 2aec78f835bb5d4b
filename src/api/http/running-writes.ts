let running = 0;

/** Writes that the server has not answered: a page that goes now does not learn what becomes of them. */
export const runningWrites = {
  any: (): boolean => running > 0,
  /** Returns the function that ends it. */
  begin(): () => void {
    running += 1;
    return () => {
      running -= 1;
    };
  },
};

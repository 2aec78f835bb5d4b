/** Whether a row's value is the one that a list is narrowed to; without either there is nothing to hold against it. */
export const says = (wanted: unknown, given: unknown): boolean =>
  wanted === undefined || given === undefined || given === null || given === wanted;

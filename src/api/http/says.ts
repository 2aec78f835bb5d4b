/** Whether a row's value is the one that a list is narrowed to; without either there is nothing to hold against it. */
export const says = (wanted: unknown, told: unknown): boolean =>
  wanted === undefined || told === undefined || told === null || told === wanted;

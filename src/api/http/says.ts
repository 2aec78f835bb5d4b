/** Whether a row's value equals the value of a filter. A missing value on either side fits. */
export const says = (wanted: unknown, given: unknown): boolean =>
  wanted === undefined || given === undefined || given === null || given === wanted;

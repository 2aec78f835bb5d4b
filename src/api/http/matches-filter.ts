/** Whether a row's value equals the value of a filter. A missing value on either side fits. */
export const matchesFilter = (filter: unknown, value: unknown): boolean =>
  filter === undefined || value === undefined || value === null || value === filter;

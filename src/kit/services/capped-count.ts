/** With the maximum 99: 99 is "99", 100 is "99+". */
export const cappedCount = (count: number, max: number): string => (count > max ? `${max}+` : String(count));

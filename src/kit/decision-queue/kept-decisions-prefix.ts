/** The beginning of the keys under which decisions are kept. */
export const KEPT_DECISIONS = 'decisions:';

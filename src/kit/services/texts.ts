/** The texts anyone may read, signed in or not: the end of their address, and their title. */
export const TEXTS = {
  policy: 'app.policy.title',
  term: 'app.term.title',
  'app-usage': 'app.appUsage.title',
} as const;
export type TextName = keyof typeof TEXTS;
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[];

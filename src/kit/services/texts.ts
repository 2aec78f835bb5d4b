/** Texts that need no sign-in: the last part of the address, and the title. */
export const TEXTS = {
  policy: 'app.policy.title',
  term: 'app.term.title',
  'app-usage': 'app.appUsage.title',
} as const;
export type TextName = keyof typeof TEXTS;
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[];

import type { presenterJa } from '../ja/presenter-ja';

export const presenterEn: typeof presenterJa = {
  start: 'Present (Alt+P)',
  hint: 'Presenting: Esc or Alt+P ends it',
};

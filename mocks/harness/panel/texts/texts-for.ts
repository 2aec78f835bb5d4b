import { en } from './en';
import { ja, type Texts } from './ja';

export type { Texts } from './ja';

/** The panel's texts: Japanese, or English when the console has another language. */
export const textsFor = (language: string | null): Texts =>
  language === null || language === 'ja' ? ja : en;

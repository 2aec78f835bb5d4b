import { en } from './texts-en';
import { ja, type Texts } from './texts-ja';

export type { Texts } from './texts-ja';

/** The panel's texts: Japanese, or English when the console has another language. */
export const textsFor = (language: string | null): Texts =>
  language === null || language === 'ja' ? ja : en;

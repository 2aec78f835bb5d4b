import { en } from './en/en';
import { ja, type Texts } from './ja/ja';

export type { Texts } from './ja/ja';

/** The panel's texts: Japanese, or English when the console has another language. */
export const textsFor = (language: string | null): Texts =>
  language === null || language === 'ja' ? ja : en;

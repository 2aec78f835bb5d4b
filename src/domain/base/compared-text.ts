import { outsideText } from './outside-text';

/** Two texts that look equal are equal in this form: the ideographic and every other space is a space. */
export const comparedText = (text: string): string =>
  outsideText(text)
    .normalize('NFC')
    .replace(/\p{Zs}/gu, ' ');

import { comparedText } from './compared-text';

/**
 * Normalizes a text for search, ignoring width, case and kind of kana: ｱｶｼ, アカシ and あかし are equal (NFKC, then
 * hiragana).
 */
export const foldText = (text: string): string =>
  comparedText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - 0x60));

import { comparedText } from '#domain/base/compared-text';

const ACCENTS = /[\u0300-\u036f]/g;
const KATAKANA = /[ァ-ヶヽヾ]/g;
/** Offset of the code points from ァ to ぁ. */
const TO_HIRAGANA = 0x60;
const SEPARATORS = /[\s・.,、。:;!?'"’「」（）()[\]/&_\-‐‑–—―~〜]/g;
const LONG_VOWEL_MARK = /ー/g;
const SMALL_KANA = 'ぁぃぅぇぉゃゅょっゎ';
const LARGE_KANA = 'あいうえおやゆよつわ';

/** Unifies width and case, drops accents and separators, turns katakana into hiragana: ＱＲコード is qrこーど. */
export const normalizedText = (text: string): string =>
  comparedText(text)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
    .replace(SEPARATORS, '');

/** Also ignores the size of kana and the mark of a long vowel: データ and でた are equal. */
export const fold = (text: string): string =>
  normalizedText(text)
    .replace(LONG_VOWEL_MARK, '')
    .replace(/[ぁぃぅぇぉゃゅょっゎ]/g, (letter) => LARGE_KANA[SMALL_KANA.indexOf(letter)] ?? letter);

/** True for kana, Latin letters and digits only: such a text can be transliterated to Latin letters. */
export const isKana = (text: string): boolean => /^[ぁ-ゖゝゞー\w]*$/.test(text);

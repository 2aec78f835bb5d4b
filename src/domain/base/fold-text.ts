/** Width, case and kana do not matter to a search: ｱｶｼ, アカシ and あかし are one word (NFKC, then hiragana). */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) - 0x60));

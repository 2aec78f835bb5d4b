/** Blanks, and characters without width that come along when a text is copied: zero-width ones, joiners, BOM. */
const UNSEEN_ENDS =
  /^[\p{White_Space}\u200b-\u200d\u2060\ufeff]+|[\p{White_Space}\u200b-\u200d\u2060\ufeff]+$/gu;

/** NFC would replace variants of kanji (the 神 of CP932) by their common forms, which names must keep. */
const ALL_BUT_VARIANTS = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu;

/**
 * A text from outside, as it is kept and sent: composed, as Macs do not write it in names of files and in CSV,
 * and without unseen characters at its ends. Not for passwords and login names, whose every character counts.
 */
export const outsideText = (text: string): string =>
  text.replace(UNSEEN_ENDS, '').replace(ALL_BUT_VARIANTS, (part) => part.normalize('NFC'));

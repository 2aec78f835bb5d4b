/** Control characters but for line breaks and tabs, and marks of direction. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text from a foreign file, so that a terminal shows it and does nothing else. */
export const terminalText = (text: string): string =>
  text.replace(
    CONTROL_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

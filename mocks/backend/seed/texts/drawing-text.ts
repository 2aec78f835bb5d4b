/** The first `length` code points of a text. */
export const beginning = (text: string, length: number): string => [...text].slice(0, length).join('');

/** Escapes a text for the markup of a drawing. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

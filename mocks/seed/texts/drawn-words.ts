/** Words of a drawing, in code points. */
export const beginning = (text: string, length: number): string => [...text].slice(0, length).join('');

/** Inside the markup of a drawing. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

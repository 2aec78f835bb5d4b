/** Shortens a text for button names and confirmations; `max` in code points. */
export function shortText(text: string, max = 40): string {
  const codePoints = [...text.trim().replace(/\s+/g, ' ')];
  return codePoints.length > max ? `${codePoints.slice(0, max).join('')}…` : codePoints.join('');
}

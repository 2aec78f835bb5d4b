/** Shortens a text for button names and confirmations; `max` in code points. */
export function shortText(text: string, max = 40): string {
  const points = [...text.trim().replace(/\s+/g, ' ')];
  return points.length > max ? `${points.slice(0, max).join('')}…` : points.join('');
}

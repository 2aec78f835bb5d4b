/** How a long text is called where only its beginning has room: in a button's name, in a question. */
export function shortText(text: string, max = 40): string {
  const points = [...text.trim().replace(/\s+/g, ' ')];
  return points.length > max ? `${points.slice(0, max).join('')}…` : points.join('');
}

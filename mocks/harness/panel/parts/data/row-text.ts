import type { Texts } from '#mocks/harness/panel/texts/texts-for';

const SHORT_LENGTH = 60;

/** A value of a row in one line. */
export function shortText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ');
  const characters = Array.from(text.slice(0, 2 * SHORT_LENGTH));
  return characters.length > SHORT_LENGTH ? `${characters.slice(0, SHORT_LENGTH).join('')}…` : text;
}

/** `お知らせ · notifications` */
export function tableLabel(name: string, { data }: Texts): string {
  const labels: Readonly<Record<string, string>> = data.tableNames;
  const label = labels[name];
  return label === undefined ? name : `${label} · ${name}`;
}

import type { Texts } from '#mocks/harness/panel/texts/texts-for';

const LENGTH = 60;

/** A value of a row in one line. */
export function shortText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\s+/g, ' ');
  const characters = Array.from(text.slice(0, 2 * LENGTH));
  return characters.length > LENGTH ? `${characters.slice(0, LENGTH).join('')}…` : text;
}

/** `お知らせ · notifications` */
export function tableLabel(name: string, { data }: Texts): string {
  const labels: Readonly<Record<string, string>> = data.tableNames;
  const label = labels[name];
  return label === undefined ? name : `${label} · ${name}`;
}

import type { IntlFormatters } from '@formatjs/intl';
import { timestampText } from '#kit/services/dates';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** A field as its form shows it, and what a value of it reads like there. */
export interface ShownField {
  label: string;
  /** They are looked at: of most the form holds no more than an address. */
  holdsFiles: boolean;
  textOf(value: unknown): string;
}

/** Read from the form on the page: label and choices are said there and nowhere else. Null where it has no such field. */
export function shownField(name: string, intl: IntlFormatters): ShownField | null {
  const place = placeOf(name);
  const label = labelOf(name);
  if (!place || label === null) return null;
  return {
    label,
    holdsFiles: place.matches('.files-field, [type=file]'),
    textOf: (value) => textOf(value, intl, choicesIn(place)),
  };
}

/** With what its part is called, where it stands in one of several; null where the form shows no field of this name. */
export function labelOf(name: string): string | null {
  const place = placeOf(name);
  const label = place?.closest('.field')?.querySelector('legend, label > span')?.textContent;
  const part = place?.closest('.form-part')?.querySelector('legend')?.textContent;
  if (label) return [part, label].filter(Boolean).join(' ');
  return place?.querySelector('h3')?.textContent ?? null;
}

/** The field of the form that a path leads to, or leads into; null where the form shows none of them. */
export function placeOfPath(path: string): string | null {
  if (placeOf(path)) return path;
  return path.includes('.') ? placeOfPath(path.slice(0, path.lastIndexOf('.'))) : null;
}

/** The input of a field; of a field that has several, or none, what holds them. */
function placeOf(name: string): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>('.record-form :is([name], [data-field])');
  return [...places].find((one) => (one.dataset.field ?? one.getAttribute('name')) === name);
}

/** What may be chosen, by its value: in a select, or of the boxes of a `ChecksField`. */
function choicesIn(place: HTMLElement): ReadonlyMap<string, string | null | undefined> {
  const options = place instanceof HTMLSelectElement ? [...place.options] : [];
  const boxes = place.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  return new Map([
    ...options.filter(({ value }) => value !== '').map(({ value, text }) => [value, text] as const),
    ...[...boxes].map(
      (box) => [box.value, box.closest('label')?.querySelector('span')?.textContent] as const,
    ),
  ]);
}

/** A chosen record goes by its name, a part by what it holds, on a line of its own, a moment as it is shown. */
function textOf(value: unknown, intl: IntlFormatters, choices: ReturnType<typeof choicesIn>): string {
  const itemText = (one: unknown) => textOf(one, intl, choices);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean')
    return intl.formatMessage({ id: value ? 'record.conflict.yes' : 'record.conflict.no' });
  if (Array.isArray(value))
    return value.some(isPart) ? value.map(itemText).join('\n') : intl.formatList(value.map(itemText));
  if (isPart(value)) return Object.entries(value).map(partText).filter(Boolean).join(' ');
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? timestampText(value) : (choices.get(value) ?? value);

  function partText([name, held]: [string, unknown]): string {
    if (name === 'weekday' && held !== '') return intl.formatMessage({ id: `weekday.${String(held)}` });
    return name === 'end' ? `– ${itemText(held)}` : itemText(held);
  }
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

import { type LocalIntl, localMoment } from '#kit/services/dates';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** A field as its form shows it, and the text of its values there. */
export interface ShownField {
  label: string;
  /** Its values are files, to be rendered instead of described: of most the form holds only an address. */
  holdsFiles: boolean;
  textOf(value: unknown): string;
}

/** Reads the form on the page, the only source of labels and choices. Null: the form has no such field. */
export function shownField(name: string, intl: LocalIntl): ShownField | null {
  const place = placeOf(name);
  const label = labelOf(name);
  if (!place || label === null) return null;
  return {
    label,
    holdsFiles: place.matches('.files-field, [type=file]'),
    textOf: (value) => textOf(value, intl, choicesIn(place)),
  };
}

/** The label, preceded by the name of the field's part; null where the form has no such field. */
export function labelOf(name: string): string | null {
  const place = placeOf(name);
  const label = place?.closest('.field')?.querySelector('legend > span, label > span')?.textContent;
  const part = place?.closest('.form-part')?.querySelector('legend')?.textContent;
  if (label) return [part, label].filter(Boolean).join(' ');
  return place?.querySelector('h3')?.textContent ?? null;
}

/** The field at a path, or the nearest one above it; null where the form has neither. */
export function placeOfPath(path: string): string | null {
  if (placeOf(path)) return path;
  return path.includes('.') ? placeOfPath(path.slice(0, path.lastIndexOf('.'))) : null;
}

/** The input of a field; of a field with several inputs or none, its container. */
function placeOf(name: string): HTMLElement | undefined {
  const places = document.querySelectorAll<HTMLElement>('.record-form :is([name], [data-field])');
  return [...places].find((one) => (one.dataset.field ?? one.getAttribute('name')) === name);
}

/** The labels of the choices by value: of a select, or of the checkboxes of a `ChecksField`. */
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

/** A chosen record is its name, a part its values on a line of its own, an instant a timestamp. */
function textOf(value: unknown, intl: LocalIntl, choices: ReturnType<typeof choicesIn>): string {
  const itemText = (one: unknown) => textOf(one, intl, choices);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean')
    return intl.formatMessage({ id: value ? 'record.conflict.yes' : 'record.conflict.no' });
  if (Array.isArray(value))
    return value.some(isPart) ? value.map(itemText).join('\n') : intl.formatList(value.map(itemText));
  if (isPart(value)) return Object.entries(value).map(partText).filter(Boolean).join(' ');
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? localMoment(intl, value) : (choices.get(value) ?? value);

  function partText([name, part]: [string, unknown]): string {
    if (name === 'weekday' && part !== '') return intl.formatMessage({ id: `weekday.${String(part)}` });
    return name === 'end' ? `– ${itemText(part)}` : itemText(part);
  }
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

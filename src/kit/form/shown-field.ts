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
  const fieldElement = fieldElementOf(name);
  const label = labelOf(name);
  if (!fieldElement || label === null) return null;
  return {
    label,
    holdsFiles: fieldElement.matches('.files-field, [type=file]'),
    textOf: (value) => textOf(value, intl, choiceLabelsIn(fieldElement)),
  };
}

/** The label, preceded by the name of the field's part; null where the form has no such field. */
export function labelOf(name: string): string | null {
  const fieldElement = fieldElementOf(name);
  const label = fieldElement?.closest('.field')?.querySelector('legend > span, label > span')?.textContent;
  const part = fieldElement?.closest('.form-part')?.querySelector('legend')?.textContent;
  if (label) return [part, label].filter(Boolean).join(' ');
  return fieldElement?.querySelector('h3')?.textContent ?? null;
}

/** The field at a path, or the nearest one above it; null where the form has neither. */
export function nearestFieldPath(path: string): string | null {
  if (fieldElementOf(path)) return path;
  return path.includes('.') ? nearestFieldPath(path.slice(0, path.lastIndexOf('.'))) : null;
}

/** The input of a field; of a field with several inputs or none, its container. */
function fieldElementOf(name: string): HTMLElement | undefined {
  const fieldElements = document.querySelectorAll<HTMLElement>('.record-form :is([name], [data-field])');
  return [...fieldElements].find((one) => (one.dataset.field ?? one.getAttribute('name')) === name);
}

/** The labels of the choices by value: of a select, or of the checkboxes of a `ChecksField`. */
function choiceLabelsIn(fieldElement: HTMLElement): ReadonlyMap<string, string | null | undefined> {
  const options = fieldElement instanceof HTMLSelectElement ? [...fieldElement.options] : [];
  const checkboxes = fieldElement.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  return new Map([
    ...options.filter(({ value }) => value !== '').map(({ value, text }) => [value, text] as const),
    ...[...checkboxes].map(
      (checkbox) => [checkbox.value, checkbox.closest('label')?.querySelector('span')?.textContent] as const,
    ),
  ]);
}

/** A chosen record is its name, a part its values on a line of its own, an instant a timestamp. */
function textOf(value: unknown, intl: LocalIntl, choiceLabels: ReturnType<typeof choiceLabelsIn>): string {
  const itemText = (item: unknown) => textOf(item, intl, choiceLabels);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean')
    return intl.formatMessage({ id: value ? 'record.conflict.yes' : 'record.conflict.no' });
  if (Array.isArray(value))
    return value.some(isPart) ? value.map(itemText).join('\n') : intl.formatList(value.map(itemText));
  if (isPart(value)) return Object.entries(value).map(partText).filter(Boolean).join(' ');
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? localMoment(intl, value) : (choiceLabels.get(value) ?? value);

  function partText([name, part]: [string, unknown]): string {
    if (name === 'weekday' && part !== '') return intl.formatMessage({ id: `weekday.${String(part)}` });
    return name === 'end' ? `– ${itemText(part)}` : itemText(part);
  }
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

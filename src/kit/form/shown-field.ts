import { timestampText } from '#kit/services/dates';

const INSTANT = /^\d{4}-\d\d-\d\dT.*Z$/;

/** A field as its form shows it, and what a value of it reads like there. */
export interface ShownField {
  label: string;
  textOf(value: unknown): string;
}

/** Read from the form on the page: label and choices are said there and nowhere else. */
export function shownField(name: string): ShownField {
  const input = inputOf(name);
  return {
    label: labelOf(name) ?? name,
    textOf(value) {
      if (isOneOfSeveral(input) && Array.isArray(value))
        return value.map((one) => checkLabel(name, one)).join('、');
      const text = wordsOf(value);
      if (!(input instanceof HTMLSelectElement)) return text;
      return [...input.options].find((option) => option.value === text && text !== '')?.text ?? text;
    },
  };
}

/** With what its part is called, where it stands in one of several; null where the form shows no field of this name. */
export function labelOf(name: string): string | null {
  const input = inputOf(name);
  const several = isOneOfSeveral(input)
    ? input.closest('fieldset')?.querySelector('legend')?.textContent
    : null;
  if (several) return several;
  const label = input?.closest('.field')?.querySelector('label > span')?.textContent;
  const part = input?.closest('.form-part')?.querySelector('legend')?.textContent;
  if (label) return [part, label].filter(Boolean).join(' ');
  const lists = [...document.querySelectorAll<HTMLElement>('.form-parts')];
  return lists.find(({ dataset }) => dataset.field === name)?.querySelector('h3')?.textContent ?? null;
}

function inputOf(name: string): HTMLElement | undefined {
  const inputs = document.querySelectorAll<HTMLElement>('.record-form [name]');
  return [...inputs].find((one) => one.getAttribute('name') === name);
}

/** A box of `ChecksField`: the field is the whole of them. */
const isOneOfSeveral = (input: HTMLElement | undefined): input is HTMLInputElement =>
  input?.closest('.checks') != null;

function checkLabel(name: string, value: unknown): string {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.record-form .checks input')];
  const box = boxes.find((one) => one.name === name && one.value === value);
  return box?.closest('label')?.querySelector('span')?.textContent ?? String(value);
}

/** A chosen record and a file go by their names, a list and a part by what they hold, a moment as it is shown. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).join('、');
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  if (typeof value === 'object') return Object.values(value).map(wordsOf).join(' ');
  if (typeof value === 'string' && INSTANT.test(value)) return timestampText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

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
      const text = wordsOf(value);
      if (!(input instanceof HTMLSelectElement)) return text;
      return [...input.options].find((option) => option.value === text && text !== '')?.text ?? text;
    },
  };
}

/** Null where the form shows no field of this name. */
export const labelOf = (name: string): string | null =>
  inputOf(name)?.closest('.field')?.querySelector('label > span')?.textContent ?? null;

function inputOf(name: string): HTMLElement | undefined {
  const inputs = document.querySelectorAll<HTMLElement>('.record-form [name]');
  return [...inputs].find((one) => one.getAttribute('name') === name);
}

/** A chosen record and a file go by their names, a list by those of what it holds. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).join('、');
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

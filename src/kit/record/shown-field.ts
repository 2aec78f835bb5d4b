/** A field as its form shows it, and what a value of it reads like there. */
export interface ShownField {
  label: string;
  textOf(value: unknown): string;
}

/** Read from the form on the page: label and choices are said there and nowhere else. */
export function shownField(name: string): ShownField {
  const inputs = document.querySelectorAll<HTMLElement>('.record-form [name]');
  const input = [...inputs].find((one) => one.getAttribute('name') === name);
  const label = input?.closest('.field')?.querySelector('label > span')?.textContent ?? name;
  return {
    label,
    textOf(value) {
      if (value instanceof File) return value.name;
      const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
      if (!(input instanceof HTMLSelectElement)) return text;
      return [...input.options].find((option) => option.value === text && text !== '')?.text ?? text;
    },
  };
}

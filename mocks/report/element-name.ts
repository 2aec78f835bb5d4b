/** Longest name in a step: a row's cell may hold a whole message. */
const LONGEST = 80;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The name of a control as its user reads it: its label, or its text. */
export function elementName(element: Element): string {
  const labels = isField(element) ? [...(element.labels ?? [])].map(textOf) : [];
  const described = [element.ariaLabel, ...labels, textOf(element), element.getAttribute('placeholder')];
  const name = described.find((text) => text) ?? element.getAttribute('title') ?? element.localName;
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}

const textOf = (element: Element) =>
  isField(element) ? '' : (element.textContent ?? '').replace(/\s+/g, ' ').trim();

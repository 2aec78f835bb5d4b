import { accessibleName, elementText } from './accessible';

/** Longest name in a step: a row's cell may hold a whole message. */
const LONGEST_NAME = 80;

/** The name of a control as its user reads it: its accessible name, else its text. */
export function elementName(element: Element): string {
  const name = accessibleName(element) || elementText(element) || element.localName;
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

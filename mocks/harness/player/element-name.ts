import { nameOf, textOf } from './accessible';

/** Longest name in a step: a row's cell may hold a whole message. */
const LONGEST = 80;

/** The name of a control as its user reads it: its accessible name, else its text. */
export function elementName(element: Element): string {
  const name = nameOf(element) || textOf(element) || element.localName;
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}

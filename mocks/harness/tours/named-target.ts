import type { MessageFormatElement } from 'react-intl';
import type { Target } from '#mocks/harness/player/target';
import type { MessageName, TourTarget } from './tour';

export type Messages = Readonly<Record<string, readonly MessageFormatElement[]>>;

/** The target of a tour in the language of these messages. */
export function namedTarget({ role, name, within }: TourTarget, messages: Messages): Target {
  return {
    role,
    name: name === null ? { start: '', end: '' } : nameIn(name, messages),
    ...(within && {
      within: { role: within.role, name: within.name === undefined ? '' : shownName(within.name, messages) },
    }),
  };
}

/** A name for people: what it does not say is an ellipsis. */
export function shownName(name: MessageName, messages: Messages): string {
  const resolved = nameIn(name, messages);
  return typeof resolved === 'string' ? resolved : `${resolved.start}…${resolved.end}`;
}

function nameIn(name: MessageName, messages: Messages): Target['name'] {
  const {
    id,
    values = {},
    begins,
  }: Exclude<MessageName, string> = typeof name === 'string' ? { id: name } : name;
  const parts = partsOf(elementsOf(id, messages), values, messages);
  if (begins) parts.push(null);
  const firstOpen = parts.indexOf(null);
  if (firstOpen === -1) return parts.join('');
  return {
    start: parts.slice(0, firstOpen).join(''),
    end: parts.slice(parts.lastIndexOf(null) + 1).join(''),
  };
}

function elementsOf(id: string, messages: Messages): readonly MessageFormatElement[] {
  const elements = messages[id];
  if (!elements) throw new RangeError(`no message has the id ${id}`);
  return elements;
}

/** The texts of a message; null for what only the page knows: a number, a name without a value. */
function partsOf(
  elements: readonly MessageFormatElement[],
  values: Readonly<Record<string, string>>,
  messages: Messages,
): (string | null)[] {
  return elements.flatMap((element) => {
    if ('children' in element) return partsOf(element.children, values, messages);
    if (!('value' in element)) return [null];
    // the elements of @formatjs/icu-messageformat-parser: 0 is a text, 1 a placeholder
    const elementType: number = element.type;
    if (elementType === 0) return [element.value];
    const messageId = elementType === 1 ? values[element.value] : undefined;
    return messageId === undefined ? [null] : partsOf(elementsOf(messageId, messages), {}, messages);
  });
}

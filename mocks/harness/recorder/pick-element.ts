import { elementText } from '#mocks/harness/player/accessible';
import { elementName } from '#mocks/harness/player/element-name';
import { HIDDEN_TEXT, isSecretField } from '#mocks/harness/player/secret-fields';
import type { Target } from '#mocks/harness/player/target';
import { targetOf } from '#mocks/harness/player/target-of';

export interface Picked {
  name: string;
  target: Target;
  /** Its text; of a field its value, of a checkbox whether it is checked. */
  value: string;
}

const PRESS_EVENTS = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'auxclick',
  'contextmenu',
] as const;
/** What a user takes for one thing: a press hits a part of it. */
const PICKED_WHOLE =
  'button, a[href], input, select, textarea, summary, h1, h2, h3, h4, [role=status], [role=alert]';
/** Whose names and texts are those of everything in them. */
const WHOLE_PAGE = 'main, body, dialog, table, form';
/** Elements around the pressed one that are tried, too. */
const MOST_ANCESTORS = 4;

/**
 * The element that the user presses next; the page gets nothing of the press. Null for an element that no role and name find
 * again.
 */
export async function pickElement(signal: AbortSignal): Promise<Picked | null | 'cancelled'> {
  return new Promise((resolve) => {
    const endController = new AbortController();
    const endPicking = (picked: Picked | null | 'cancelled') => {
      endController.abort();
      resolve(picked);
    };
    const options = { capture: true, signal: endController.signal };
    // of the window, so that the recorder of user actions hears nothing either
    for (const name of PRESS_EVENTS)
      window.addEventListener(
        name,
        (event) => {
          if (!(event.target instanceof Element) || event.target.matches('[data-harness]')) return;
          event.preventDefault();
          event.stopImmediatePropagation();
          const { target } = event;
          // a checkbox has its state again only after the event
          if (name === 'click') setTimeout(() => endPicking(pickedAt(target)));
        },
        options,
      );
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopImmediatePropagation();
        endPicking('cancelled');
      },
      options,
    );
    signal.addEventListener('abort', () => endPicking('cancelled'), { signal: endController.signal });
  });
}

function pickedAt(pressedElement: Element): Picked | null {
  const labelled = pressedElement.closest('label')?.control;
  const candidates = [pressedElement.closest(PICKED_WHOLE), labelled, ...withAncestors(pressedElement)];
  for (const element of candidates) {
    const target = element ? targetOf(element) : null;
    if (element && target) return { name: elementName(element), target, value: shownValue(element) };
  }
  return null;
}

function withAncestors(element: Element): Element[] {
  const elements = [element];
  for (let one = element.parentElement; one && elements.length <= MOST_ANCESTORS; one = one.parentElement) {
    if (one.matches(WHOLE_PAGE)) break;
    elements.push(one);
  }
  return elements;
}

function shownValue(element: Element): string {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
    return String(element.checked);
  if (isSecretField(element)) return HIDDEN_TEXT;
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
    return element.value;
  return elementText(element);
}

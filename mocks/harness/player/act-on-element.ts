import type { HarnessClock } from '#mocks/harness/clock/clock';
import { openRecordedAddress } from './open-recorded-address';
import type { PlayableStep } from './playable-step';
import { pressKey } from './press-key';
import { HIDDEN_TEXT } from './secret-fields';

/** The password of every account of the demo: recorded steps do not have what was typed. */
export const DEMO_PASSWORD = 'machi2026';
/** Milliseconds of the harness clock that a search waits for more text (SearchInput of the kit). */
const SEARCH_PAUSE = 300;

interface Action {
  step: PlayableStep;
  element: Element | null;
}

/** Does to the page what the user did. */
export async function actOnElement(
  { step, element }: Action,
  clock: Pick<HarnessClock, 'jump'>,
  signal: AbortSignal,
): Promise<void> {
  const { kind, name, value } = step;
  if (kind === 'open') return openRecordedAddress(name, value, signal);
  if (kind === 'key') {
    if (element instanceof HTMLElement) element.focus();
    pressKey(name);
  } else if (kind === 'type') {
    fillField(element, value === HIDDEN_TEXT ? DEMO_PASSWORD : value);
    if (element instanceof HTMLInputElement && element.type === 'search') clock.jump(SEARCH_PAUSE);
  } else if (kind === 'choose') chooseOptions(element, value);
  else if (kind === 'press' || isChecked(element) !== (kind === 'check')) press(element);
}

const isChecked = (element: Element | null) => element instanceof HTMLInputElement && element.checked;

/** The events of a press, in the order of browsers. */
function press(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const centre = { clientX: left + width / 2, clientY: top + height / 2 };
  const eventInit = { bubbles: true, cancelable: true, composed: true, ...centre };
  const Pointer = typeof PointerEvent === 'function' ? PointerEvent : MouseEvent;
  element.dispatchEvent(new Pointer('pointerdown', eventInit));
  const isNotPrevented = element.dispatchEvent(new MouseEvent('mousedown', eventInit));
  if (isNotPrevented) focusPressed(element);
  element.dispatchEvent(new Pointer('pointerup', eventInit));
  element.dispatchEvent(new MouseEvent('mouseup', eventInit));
  // as a user's press, not as one that Enter in a form makes
  element.dispatchEvent(new MouseEvent('click', { ...eventInit, detail: 1 }));
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

function focusPressed(element: HTMLElement) {
  const focusable = element.closest<HTMLElement>(FOCUSABLE);
  if (focusable) focusable.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** React listens to the field's own setter, so the value is written past it. */
function fillField(field: Element | null, text: string) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus({ preventScroll: true });
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function chooseOptions(field: Element | null, labels: string) {
  if (!(field instanceof HTMLSelectElement)) return;
  field.focus({ preventScroll: true });
  const chosenLabels = field.multiple ? labels.split(', ') : [labels];
  for (const option of field.options) option.selected = chosenLabels.includes(option.label);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

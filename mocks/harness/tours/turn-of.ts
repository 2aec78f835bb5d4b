/** Elements that use the arrow keys themselves. */
const USES_ARROW_KEYS =
  'input, textarea, select, [contenteditable], [role=tablist], [role=menu], [role=listbox], [role=grid], [role=radiogroup], [role=slider]';

export type Turn = 'next' | 'back';

const TURN_OF_ARROW: Readonly<Record<string, Turn>> = { ArrowRight: 'next', ArrowLeft: 'back' };
/** The keys of the remote control of a presenter. */
const TURN_OF_REMOTE_KEY: Readonly<Record<string, Turn>> = { PageDown: 'next', PageUp: 'back' };

/**
 * Where a key leads the tour; `field`: the focused element uses the arrow itself; null: it is the page's. While presenting, an arrow also turns where a text field has the
 * focus and no character to pass, because a form that a step has opened has taken the focus.
 */
export function turnOf(event: KeyboardEvent, isPresenting: boolean): Turn | 'field' | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented, isComposing } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || repeat || defaultPrevented || isComposing) return null;
  if (isPresenting && key in TURN_OF_REMOTE_KEY) return TURN_OF_REMOTE_KEY[key] ?? null;
  const turn = TURN_OF_ARROW[key] ?? null;
  // of a shadow tree, too: the card is in one
  const target = event.composedPath()[0];
  if (!(target instanceof Element) || target.closest(USES_ARROW_KEYS) === null) return turn;
  if (turn === null) return null;
  return isPresenting && isAtEdge(target, turn) ? turn : 'field';
}

function isAtEdge(field: Element, turn: Turn): boolean {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  // of a date, a number or a choice the selection is null
  if (!isText || field.selectionStart === null || field.selectionStart !== field.selectionEnd) return false;
  return field.selectionStart === (turn === 'next' ? field.value.length : 0);
}

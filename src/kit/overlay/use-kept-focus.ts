import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { openDialogs } from './open-dialogs';

/**
 * When a row, or a button in it, disappears with the focus, the next action gets the focus: of the row that
 * takes its position, or of a row below where that one has none. Otherwise the keyboard would restart at the top of the page. Returns the focus handlers for a list.
 */
export function useKeptFocus() {
  const lastFocus = useRef<{ control: Element; list: Element; row: number } | null>(null);
  const rescueFocus = useEffectEvent(() => {
    const { current } = lastFocus;
    const isLost = current?.control.isConnected === false && document.activeElement === document.body;
    if (!isLost || openDialogs.top() !== null) return;
    const { list, row } = current;
    const rows = list.querySelectorAll('tbody tr').length;
    const rowsFromHere = `tbody tr:nth-child(n + ${Math.min(row + 1, rows)})`;
    const elementToFocus =
      list.querySelector<HTMLElement>(`${rowsFromHere} :is(.card-action, .row-actions) :is(a, button)`) ??
      list.querySelector<HTMLElement>(`${rowsFromHere} :is(a, button, input)`) ??
      list.querySelector<HTMLElement>('a, button, input');
    elementToFocus?.focus();
  });
  useEffect(function afterRowsHaveGone() {
    rescueFocus();
  });
  useEffect(function afterDialogsChange() {
    // a dialog returns the focus only after it has notified its subscribers
    return openDialogs.subscribe(() => queueMicrotask(() => rescueFocus()));
  }, []);
  return {
    onFocus({ target, currentTarget: list }: FocusEvent) {
      const row = target.closest('tbody tr');
      lastFocus.current =
        row instanceof HTMLTableRowElement ? { control: target, list, row: row.sectionRowIndex } : null;
    },
    /** Focus that the user gave up by a click on the page is not restored. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget === null) lastFocus.current = null;
    },
  };
}

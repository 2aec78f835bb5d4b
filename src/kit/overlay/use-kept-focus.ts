import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { openDialogs } from './open-dialogs';

/**
 * Whoever deletes a row, or presses a button that the row then no longer has, goes on with the row that stands in its
 * place: the keyboard would begin anew at the top of the page. Takes the focus events of a list.
 */
export function useKeptFocus() {
  const last = useRef<{ control: Element; list: Element; row: number } | null>(null);
  const rescue = useEffectEvent(() => {
    const { current } = last;
    const isLost = current?.control.isConnected === false && document.activeElement === document.body;
    if (!isLost || openDialogs.top() !== null) return;
    const rows = [...current.list.querySelectorAll('tbody tr')];
    const row = rows[Math.min(current.row, rows.length - 1)];
    const place =
      row?.querySelector<HTMLElement>('.row-actions :is(a, button)') ??
      (row ?? current.list).querySelector<HTMLElement>('a, button, input');
    place?.focus();
  });
  useEffect(function afterRowsHaveGone() {
    rescue();
  });
  useEffect(function afterAnswers() {
    // a dialog gives the focus back once it has told that it goes
    return openDialogs.subscribe(() => queueMicrotask(() => rescue()));
  }, []);
  return {
    onFocus({ target, currentTarget: list }: FocusEvent) {
      const row = target.closest('tbody tr');
      last.current =
        row instanceof HTMLTableRowElement ? { control: target, list, row: row.sectionRowIndex } : null;
    },
    /** Left for nothing else, by a click beside it. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget === null) last.current = null;
    },
  };
}

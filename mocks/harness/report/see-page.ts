import { accessibleName, ariaRole, elementText, isPerceivable } from '#mocks/harness/player/accessible';
import type { Seen } from './seen';

/**
 * What the user sees now, at this address: the location is ahead of the page after a step in the history. Null before
 * the console shows a page.
 */
export function seePage(address: string, toasts: readonly string[]): Seen | null {
  if (!document.querySelector('main, h1')) return null;
  const headings = visibleElements('h1');
  const tables = visibleElements('main table');
  const dialogs = visibleElements('dialog[open], [role=dialog], [role=alertdialog]').flatMap((dialog) => {
    const [role, name] = [ariaRole(dialog), accessibleName(dialog)];
    return role === null || name === '' ? [] : [{ role, name }];
  });
  const [table] = tables;
  return {
    address,
    heading: headings.length === 1 && headings[0] ? elementText(headings[0]) : '',
    dialogs,
    // the fixture `records` expects one table, which says whether it is loading
    rows: tables.length === 1 && table?.ariaBusy !== null ? visibleElements('main tbody tr').length : null,
    toasts: [...toasts],
  };
}

const visibleElements = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(
    (one) => !one.closest('[data-harness]') && isPerceivable(one),
  );

import { keepItem } from '#mocks/backend/protocol/keep-item';

type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const HANDED_REPORT_KEY = 'machi-handed-report';

/**
 * Hands the text of a report over to the page that is loaded next, in the storage of the browser itself: a new sandbox
 * begins with an empty one. False where the browser has no room for it.
 */
export const handReportOver = (native: ItemStorage, text: string): boolean =>
  keepItem(native, HANDED_REPORT_KEY, text);

/** The report that the lobby has handed over, once; null without one. */
export function takeReport(native: ItemStorage): string | null {
  const text = native.getItem(HANDED_REPORT_KEY);
  native.removeItem(HANDED_REPORT_KEY);
  return text;
}

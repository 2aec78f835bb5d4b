/**
 * Sorts paths with literal segments before paths with parameters. Without this order, `/:city/notifications/:page`
 * would match `/:city/notifications/my_notification/`, and `/manager/menu_items` would match
 * `/manager/menu_items/`.
 */
export const bySpecificity = (left: string, right: string): number =>
  specificityKey(left).localeCompare(specificityKey(right));

function specificityKey(path: string): string {
  const segments = path.replace(/\/$/, '').split('/');
  return [...segments.map((segment) => (segment.startsWith(':') ? 1 : 0)), path.endsWith('/') ? 0 : 1].join(
    '',
  );
}

import type { Store } from './db';
import { type NotificationRow, notificationTable } from './resources/notification-tables';
import { sortRows } from './sort-rows';
import type { ListOptions } from './table';

/** The notifications of several cities as one table to list from. */
export function notificationsEverywhere(db: Store, cities: readonly string[]) {
  const table = db.of(notificationTable);
  return {
    fields: table.fields,
    list({ sort = '', offset = 0, limit, ...selection }: ListOptions<NotificationRow>) {
      const rows = cities.flatMap((city) => table.list({ ...selection, city }).rows);
      const end = limit === undefined ? undefined : offset + limit;
      return { rows: sortRows(rows, sort).slice(offset, end), total: rows.length };
    },
  };
}

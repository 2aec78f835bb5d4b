import type { Store } from '#mocks/backend/db/db';
import { sortRows } from '#mocks/backend/db/sort-rows';
import type { ListOptions } from '#mocks/backend/db/table';
import { type NotificationRow, notificationTable } from '#mocks/backend/tables/messaging/notifications';

/** The notifications of several cities as one table for lists. */
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

import type { ShopAdmin } from '#domain/people/shop-admin';
import { type Area, areaName } from '#domain/places/area';
import type { Column } from '#kit/column/column';
import { nameColumn } from '#kit/column/name-column';
import { textColumn } from '#kit/column/text-column';
import { timeColumn } from '#kit/column/time-column';
import type { ListState } from '#kit/list/list-state';
import { NO_RECORD } from '#kit/record/record-address';
import type { RecordController } from '#kit/record/use-record-controller';
import { userName } from './user-columns';

/** Addresses of the actions on one shop admin. */
export type ShopAdminHrefs = ReturnType<typeof shopAdminHrefs>;

export const shopAdminHrefs = (list: ListState, { hrefs }: Pick<RecordController<never>, 'hrefs'>) => ({
  ...hrefs,
  password: (id: number) => list.href({ ...NO_RECORD, password: id }),
});

export const shopAdminColumns = (
  hrefs: ShopAdminHrefs,
  areas: readonly Area[],
): readonly Column<ShopAdmin>[] => [
  nameColumn({ id: 'name', title: 'people.name' }, userName, hrefs.view),
  textColumn('username', 'profile.username', { width: 'medium' }),
  textColumn('email', 'profile.email', { width: 'long' }),
  {
    id: 'area',
    title: 'people.shopAdmin.area',
    width: 'medium',
    text: (row) => areaName(row.area, areas),
    cell: (row) => <span className="clamp">{areaName(row.area, areas) ?? '–'}</span>,
  },
  timeColumn('created_at', 'people.created_at', 'wide'),
];

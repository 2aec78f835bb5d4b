import { Link } from 'wouter';
import type { Area } from '#domain/area';
import type { ShopAdmin } from '#domain/shop-admin';
import { timestampText } from '#kit/dates';
import type { ListState } from '#kit/list-state';
import type { Column } from '#kit/RecordTable';
import { NO_RECORD } from '#kit/record-address';
import type { RecordEditing } from '#kit/record-editing';
import { userName } from './user-columns';

/** Addresses of what can be done with one shop admin. */
export type ShopAdminHrefs = ReturnType<typeof shopAdminHrefs>;

export const shopAdminHrefs = (list: ListState, { hrefs }: Pick<RecordEditing<never>, 'hrefs'>) => ({
  ...hrefs,
  password: (id: number) => list.href({ ...NO_RECORD, password: id }),
});

/** An area that is not told is shown by its id: it is somewhere. */
export const areaName = ({ area }: ShopAdmin, areas: readonly Area[]): string | null =>
  area == null ? null : (areas.find(({ id }) => id === area)?.name ?? `#${area}`);

export function useShopAdminColumns(
  hrefs: ShopAdminHrefs,
  areas: readonly Area[],
): readonly Column<ShopAdmin>[] {
  return [
    {
      id: 'name',
      title: 'userIndex.name',
      kind: 'main',
      cell: (row) => (
        <>
          <Link className="clamp" href={hrefs.view(row.id)}>
            {userName(row)}
          </Link>
          <span className="clamp quiet">{row.username}</span>
        </>
      ),
    },
    {
      id: 'email',
      title: 'profile.email',
      kind: 'wide',
      cell: ({ email }) => <span className="clamp">{email || '–'}</span>,
    },
    {
      id: 'area',
      title: 'shopAdmin.area',
      cell: (row) => <span className="clamp">{areaName(row, areas) ?? '–'}</span>,
    },
    {
      id: 'created_at',
      title: 'userIndex.created_at',
      kind: 'wide',
      cell: ({ created_at: at }) => (at ? <time dateTime={at}>{timestampText(at)}</time> : '–'),
    },
  ];
}

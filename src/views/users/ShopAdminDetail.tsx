import { useIntl } from 'react-intl';
import type { ShopAdmin } from '#domain/people/shop-admin';
import { type Area, areaName } from '#domain/places/area';
import { Moment } from '#kit/date/Moment';
import { RowAction } from '#kit/list/row/RowAction';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { RecordController } from '#kit/record/use-record-controller';
import type { ShopAdminHrefs } from './shop-admin-columns';
import type { ShopAdminValues } from './shop-admin-effects';
import { userName } from './user-columns';

interface ShopAdminRowProps {
  row: ShopAdmin;
  hrefs: ShopAdminHrefs;
  recordController: RecordController<ShopAdminValues>;
}

export function ShopAdminDetail({
  row,
  areas,
  hrefs,
  recordController,
}: ShopAdminRowProps & { areas: readonly Area[] }) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  const { created_at: at } = row;
  return (
    <RecordFrame
      name={userName(row)}
      primary={{ label: label('people.shopAdmin.edit'), href: hrefs.edit(row.id) }}
      actions={[
        {
          label: label('people.password'),
          icon: 'pi pi-key',
          href: hrefs.password(row.id),
        },
        {
          label: label('record.delete'),
          icon: 'pi pi-trash',
          danger: true,
          onSelect: () => recordController.remove(row.id, userName(row)),
        },
      ]}
    >
      <Details
        entries={[
          { title: 'people.name', value: row.name },
          { title: 'profile.username', value: row.username },
          { title: 'profile.email', value: row.email },
          { title: 'people.shopAdmin.area', value: areaName(row.area, areas) },
          { title: 'people.created_at', value: <Moment at={at} /> },
        ]}
      />
    </RecordFrame>
  );
}

export function ShopAdminActions({ row, hrefs, recordController }: ShopAdminRowProps) {
  const name = userName(row);
  return (
    <>
      <RowAction verb="record.edit" name={name} icon="pi pi-pencil" href={hrefs.edit(row.id)} />
      <RowAction verb="people.password" name={name} icon="pi pi-key" href={hrefs.password(row.id)} />
      <RowAction
        verb="record.delete"
        name={name}
        icon="pi pi-trash"
        onClick={() => recordController.remove(row.id, name)}
      />
    </>
  );
}

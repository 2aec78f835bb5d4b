import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ShopAdmin } from '#domain/people/shop-admin';
import type { Area } from '#domain/places/area';
import { IconButton } from '#kit/page/IconButton';
import { IconLink } from '#kit/page/IconLink';
import { Details } from '#kit/record/Details';
import type { RecordEditing } from '#kit/record/record-editing';
import { timestampText } from '#kit/services/dates';
import { areaName, type ShopAdminHrefs } from './shop-admin-columns';
import type { ShopAdminWords } from './shop-admin-effects';
import { userName } from './user-columns';

interface RowProps {
  row: ShopAdmin;
  hrefs: ShopAdminHrefs;
  editing: RecordEditing<ShopAdminWords>;
}

export function ShopAdminDetail({ row, areas, hrefs, editing }: RowProps & { areas: readonly Area[] }) {
  const { created_at: at } = row;
  return (
    <>
      <Details
        entries={[
          { title: 'people.name', value: row.name },
          { title: 'profile.username', value: row.username },
          { title: 'profile.email', value: row.email },
          { title: 'people.shopAdmin.area', value: areaName(row, areas) },
          { title: 'people.created_at', value: at ? timestampText(at) : null },
        ]}
      />
      <footer className="form-footer">
        <button
          type="button"
          className="button danger-text"
          onClick={() => editing.remove(row.id, userName(row))}
        >
          <FormattedMessage id="record.delete" />
        </button>
        <Link className="button" href={hrefs.password(row.id)}>
          <FormattedMessage id="people.password" />
        </Link>
        <Link className="button primary" href={hrefs.edit(row.id)}>
          <FormattedMessage id="people.shopAdmin.edit" />
        </Link>
      </footer>
    </>
  );
}

export function ShopAdminActions({ row, hrefs, editing }: RowProps) {
  const intl = useIntl();
  const name = userName(row);
  const label = (id: string) => intl.formatMessage({ id }, { name });
  return (
    <>
      <IconLink href={hrefs.edit(row.id)} label={label('record.editNamed')} icon="pi pi-pencil" />
      <IconLink href={hrefs.password(row.id)} label={label('people.passwordNamed')} icon="pi pi-key" />
      <IconButton
        label={label('record.deleteNamed')}
        icon="pi pi-trash"
        onClick={() => editing.remove(row.id, name)}
      />
    </>
  );
}

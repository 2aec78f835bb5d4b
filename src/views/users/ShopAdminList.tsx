import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { areaList, shopAdminList } from '#api/shop-admin-queries';
import type { ShopAdmin } from '#domain/shop-admin';
import { useListState } from '#kit/list-state';
import { PageHead } from '#kit/PageHead';
import { RecordDialogs } from '#kit/RecordDialogs';
import { RecordTable } from '#kit/RecordTable';
import { RowOnPage } from '#kit/RowOnPage';
import { useRecordEditing } from '#kit/record-editing';
import { SearchInput } from '#kit/SearchInput';
import { useScope } from '#kit/scope';
import { ShopAdminActions, ShopAdminDetail } from './ShopAdminDetail';
import { shopAdminHrefs, useShopAdminColumns } from './shop-admin-columns';
import { type ShopAdminWords, shopAdminEffects } from './shop-admin-effects';

const ShopAdminForm = lazy(() => import('./ShopAdminForm'));
const ShopAdminPasswordDialog = lazy(() => import('./ShopAdminPasswordDialog'));

interface ShopAdminListProps {
  company: string;
  tabs: ReactNode;
}

export function ShopAdminList({ company, tabs }: ShopAdminListProps) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const list = useListState();
  const { search, offset, size } = list;
  const query = useQuery(shopAdminList(scope, company, { search: search || undefined, offset, limit: size }));
  const areas = useQuery(areaList(scope, company));
  const effects = useMemo(() => shopAdminEffects(scope, company, queryClient), [scope, company, queryClient]);
  const editing = useRecordEditing<ShopAdminWords, ShopAdmin>({
    form: `shopAdmin@${company}`,
    effects,
    list,
    modes: ['create', 'view', 'edit'],
  });
  const hrefs = shopAdminHrefs(list, editing);
  const places = areas.data?.content ?? [];
  const create = (
    <Link className="button primary" href={hrefs.create}>
      <span className="pi pi-plus" aria-hidden="true" />
      <FormattedMessage id="shopAdmin.create" />
    </Link>
  );
  return (
    <>
      <PageHead
        title="userIndex.title"
        search={<SearchInput value={search} label="shopAdmin.search" onSearch={list.setSearch} />}
      >
        {create}
      </PageHead>
      {tabs}
      <RecordTable
        caption="userIndex.shopAdmins"
        columns={useShopAdminColumns(hrefs, places)}
        query={query}
        list={list}
        rowKey={({ id }) => id}
        actions={(row) => <ShopAdminActions row={row} hrefs={hrefs} editing={editing} />}
        onEmpty={create}
      />
      <RecordDialogs
        editing={editing}
        titles={{
          view: 'shopAdmin.detail',
          create: 'shopAdmin.create',
          copy: 'shopAdmin.create',
          edit: 'shopAdmin.edit',
        }}
        detail={(id) => (
          <RowOnPage query={query} id={id}>
            {(row) => <ShopAdminDetail row={row} areas={places} hrefs={hrefs} editing={editing} />}
          </RowOnPage>
        )}
        form={(_, id) =>
          id === null ? (
            <ShopAdminForm editing={editing} row={null} areas={areas} />
          ) : (
            <RowOnPage query={query} id={id}>
              {(row) => <ShopAdminForm editing={editing} row={row} areas={areas} />}
            </RowOnPage>
          )
        }
      />
      <ShopAdminPasswordDialog list={list} company={company} query={query} />
    </>
  );
}

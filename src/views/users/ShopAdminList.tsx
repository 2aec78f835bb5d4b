import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { areaList, shopAdminList } from '#api/people/shop-admin-queries';
import type { ShopAdmin } from '#domain/people/shop-admin';
import { queryView } from '#kit/context/query-view';
import { useScope } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { RowOnPage, RowToEdit } from '#kit/record/RowOnPage';
import { useRecordController } from '#kit/record/use-record-controller';
import { ShopAdminActions, ShopAdminDetail } from './ShopAdminDetail';
import { shopAdminColumns, shopAdminHrefs } from './shop-admin-columns';
import { type ShopAdminValues, shopAdminEffects } from './shop-admin-effects';

const ShopAdminForm = lazyComponent(() => import('./ShopAdminForm'));
const ShopAdminPasswordDialog = lazyComponent(() => import('./ShopAdminPasswordDialog'), null);

interface ShopAdminListProps {
  company: string;
  tabs: ReactNode;
}

export function ShopAdminList({ company, tabs }: ShopAdminListProps) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const records = useRecordList((listQuery) => shopAdminList(scope, company, listQuery));
  const { list } = records;
  const areas = queryView(useQuery(areaList(scope, company)));
  const effects = useMemo(() => shopAdminEffects(scope, company, queryClient), [scope, company, queryClient]);
  const recordController = useRecordController<ShopAdminValues, ShopAdmin>({
    form: `shopAdmin@${company}`,
    effects,
    read: records.read,
    list,
    modes: ['create', 'view', 'edit'],
  });
  const hrefs = shopAdminHrefs(list, recordController);
  const areaRows = areas.data?.content ?? [];
  const createLink = <CreateLink href={hrefs.create} label="people.shopAdmin.create" />;
  return (
    <>
      <PageHead title="shopAdmin.title" tabs={tabs}>
        {createLink}
      </PageHead>
      <RecordTable
        {...records}
        caption="shopAdmin.title"
        empty="empty.shopAdmins"
        search="people.shopAdmin.search"
        columns={shopAdminColumns(hrefs, areaRows)}
        rowKey={({ id }) => id}
        opens={recordController.hrefs.view}
        actionRoom={3}
        actions={(row) => <ShopAdminActions row={row} hrefs={hrefs} recordController={recordController} />}
        emptyAction={createLink}
      />
      <RecordDialogs
        recordController={recordController}
        rows={records.query.data?.content}
        titles={{
          view: 'people.shopAdmin.detail',
          create: 'people.shopAdmin.create',
          copy: 'people.shopAdmin.create',
          edit: 'people.shopAdmin.edit',
        }}
        detail={(id) => (
          <RowOnPage records={records} id={id}>
            {(row) => (
              <ShopAdminDetail row={row} areas={areaRows} hrefs={hrefs} recordController={recordController} />
            )}
          </RowOnPage>
        )}
        form={(_, id) =>
          id === null ? (
            <ShopAdminForm recordController={recordController} row={null} areas={areas} />
          ) : (
            <RowToEdit records={records} id={id}>
              {(row) => <ShopAdminForm recordController={recordController} row={row} areas={areas} />}
            </RowToEdit>
          )
        }
      />
      {list.parameter('password') === null ? null : (
        <ShopAdminPasswordDialog list={list} company={company} records={records} />
      )}
    </>
  );
}

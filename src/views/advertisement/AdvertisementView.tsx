import { useQuery } from '@tanstack/react-query';
import { advertisementSource } from '#api/offers/advertisements';
import { categorySource } from '#api/offers/categories';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { PrefetchContext } from '#kit/context/screen';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { tileLayout } from '#kit/list/tiles/tile-layout';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { lazyComponent } from '#kit/page/lazy-component';
import { PageHead } from '#kit/page/PageHead';
import { TabLinks } from '#kit/page/TabLinks';
import { ResourceDialogs } from '#kit/resource/ResourceDialogs';
import { useResourceController } from '#kit/resource/use-resource-controller';
import { AdvertisementActions } from './AdvertisementActions';
import { adFilter, useAdFilters } from './ad-filters';
import { adName } from './ad-name';
import { advertisementColumns } from './advertisement-columns';
import { advertisementResource } from './advertisement-resource';
import { BulkButtons } from './BulkButtons';
import { PUBLISHING_TEXTS, useBulkPublishing } from './use-bulk-publishing';
import './advertisement.css';

const AdvertisementMap = lazyComponent(() => import('./AdvertisementMap'));

const NO_ROWS: readonly never[] = [];

/**
 * 広告 (R-GEN-25, R-ENT-32): a resource with publishing, for single ads and in batches. `?tab=map` shows the same
 * ads on a map too.
 */
export default function AdvertisementView() {
  const scope = useScope();
  const categories = useQuery(categorySource.list(scope, {}));
  const filters = useAdFilters(categories.data?.content ?? NO_ROWS);
  const parameters = useSearch();
  const filter = adFilter((name) => parameters.get(name));
  const records = useRecordList((listQuery) => advertisementSource(filter).list(scope, listQuery));
  const { list, query } = records;
  const rows = query.data?.content;
  const selection = useSelection(
    { page: list.page, search: `${JSON.stringify(filter)} ${list.search}` },
    rows,
  );
  const bulkPublishing = useBulkPublishing(selection.choose);
  const controller = useResourceController(advertisementResource, {
    list,
    read: records.read,
    filters: filters.map(({ filter: { name } }) => name),
  });
  const { recordController, values } = controller;
  const createLink = (
    <CreateLink href={recordController.hrefs.create} label="resource.create" values={values} />
  );
  const isMapTab = parameters.get('tab') === 'map';
  const tabs = (
    <TabLinks
      label="advertisement.tabs"
      parts={[
        { href: list.href({ tab: null }), title: 'advertisement.list', current: !isMapTab },
        { href: list.href({ tab: 'map' }), title: 'advertisement.onMap', current: isMapTab },
      ]}
    />
  );
  return (
    <>
      <PageHead title="advertisement.title" tabs={tabs}>
        {createLink}
      </PageHead>
      {isMapTab ? (
        <AdvertisementMap filter={filter} search={list.search} hrefOf={recordController.hrefs.view} />
      ) : null}
      <RecordTable
        {...records}
        caption="advertisement.title"
        empty="empty.advertisements"
        search="advertisement.search"
        filters={filters}
        tiles={tileLayout}
        columns={advertisementColumns(recordController.hrefs.view)}
        rowKey={({ id }) => id}
        opens={recordController.hrefs.view}
        selection={{
          chosen: selection,
          nameOf: adName,
          actions: (
            <BulkButtons
              ads={rows?.filter(({ id }) => selection.ids.includes(id)) ?? NO_ROWS}
              bulkPublishing={bulkPublishing}
            />
          ),
        }}
        actionRoom="due"
        actions={(ad) => <AdvertisementActions ad={ad} controller={controller} />}
        emptyAction={createLink}
      />
      <ResourceDialogs controller={controller} records={records} rows={rows} />
      <LazyBatchDialog batch={bulkPublishing.batch} texts={PUBLISHING_TEXTS} />
    </>
  );
}

AdvertisementView.first = ({ queryClient, scope, parameters, listQuery }: PrefetchContext) =>
  queryClient.prefetchQuery(
    advertisementSource(adFilter((name) => parameters.get(name))).list(scope, listQuery()),
  );

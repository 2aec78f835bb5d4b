import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { advertisementSource } from '#api/offers/advertisements';
import { categorySource } from '#api/offers/categories';
import type { Advertisement } from '#domain/offers/advertisement';
import { useSearch } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import type { FirstAsked } from '#kit/context/screen';
import { checkPicture } from '#kit/files/check-picture';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { later } from '#kit/page/later';
import { PageHead } from '#kit/page/PageHead';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { useRecordEditing } from '#kit/record/record-editing';
import { OneRecord } from '#kit/resource/OneRecord';
import { resourceEffects } from '#kit/resource/resource-effects';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import { useUpload } from '#machines/upload/upload.react';
import { AdvertisementDetail } from './AdvertisementDetail';
import type { AdvertisementFields } from './AdvertisementForm';
import { adDraftOf } from './ad-draft';
import { adFilter, useAdFilters } from './ad-filters';
import { adName } from './ad-name';
import { advertisementColumns } from './advertisement-columns';
import { BulkButtons } from './BulkButtons';
import { RowActions } from './RowActions';
import { BULK_WORDS, useBulkPublishing } from './use-bulk-publishing';
import './advertisement.css';

const MODES: readonly RecordMode[] = ['view', 'create', 'copy', 'edit'];
const NONE: readonly never[] = [];
/** What is written and read one by one does not depend on a filter. */
const ALL = advertisementSource();
const UPLOAD = { check: checkPicture('image') };
const AdvertisementForm = later(() => import('./AdvertisementForm'));

/** 広告 (R-GEN-25, R-ENT-32): a resource, and beside it publicity, one by one and in bulk. */
export default function AdvertisementView() {
  const intl = useIntl();
  const scope = useScope();
  const queryClient = useQueryClient();
  const categories = useQuery(categorySource.list(scope, {}));
  const filters = useAdFilters(categories.data?.content ?? NONE);
  const parameters = useSearch();
  const filter = adFilter((name) => parameters.get(name));
  const source = advertisementSource(filter);
  const records = useRecordList((asked) => source.list(scope, asked));
  const { list, query } = records;
  const rows = query.data?.content;
  const chosen = useSelection({ page: list.page, search: `${JSON.stringify(filter)} ${list.search}` }, rows);
  const bulk = useBulkPublishing(chosen.choose);
  const upload = useUpload(UPLOAD);
  const editing = useRecordEditing<AdvertisementFields, Advertisement>({
    form: source.name,
    effects: useMemo(
      () => resourceEffects({ source: ALL, draftOf: adDraftOf }, scope, queryClient, upload),
      [scope, queryClient, upload],
    ),
    read(id, signal) {
      const one = ALL.one?.(scope, id);
      return one === undefined ? records.read(id, signal) : queryClient.fetchQuery({ ...one, staleTime: 0 });
    },
    list,
    modes: MODES,
    filters: filters.map(({ filter: { name } }) => name),
  });
  const noun = { noun: intl.formatMessage({ id: 'advertisement.noun' }) };
  const create = <CreateLink href={editing.hrefs.create} label="resource.create" values={noun} />;
  return (
    <>
      <PageHead title="advertisement.title">{create}</PageHead>
      <RecordTable
        {...records}
        caption="advertisement.title"
        empty="empty.advertisements"
        search="advertisement.search"
        filters={filters}
        columns={advertisementColumns(editing.hrefs.view)}
        rowKey={({ id }) => id}
        opens={editing.hrefs.view}
        selection={{
          chosen,
          nameOf: adName,
          actions: (
            <BulkButtons ads={rows?.filter(({ id }) => chosen.ids.includes(id)) ?? NONE} bulk={bulk} />
          ),
        }}
        actionRoom={4}
        actions={(ad) => <RowActions ad={ad} editing={editing} />}
        onEmpty={create}
      />
      <RecordDialogs
        editing={editing}
        rows={rows}
        titles={TITLES}
        titleValues={noun}
        detail={(id) => (
          <OneRecord source={source} records={records} id={id}>
            {(ad) => <AdvertisementDetail ad={ad} editing={editing} />}
          </OneRecord>
        )}
        form={(mode, id) =>
          id === null ? (
            <AdvertisementForm editing={editing} mode={mode} row={null} upload={upload} />
          ) : (
            <OneRecord source={source} records={records} id={id} fresh>
              {(ad) => <AdvertisementForm editing={editing} mode={mode} row={ad} upload={upload} />}
            </OneRecord>
          )
        }
      />
      <LazyBatchDialog batch={bulk.batch} words={BULK_WORDS} />
    </>
  );
}

AdvertisementView.first = ({ queryClient, scope, parameters, listQuery }: FirstAsked) =>
  queryClient.prefetchQuery(
    advertisementSource(adFilter((name) => parameters.get(name))).list(scope, listQuery()),
  );

const TITLES = {
  view: 'resource.view',
  create: 'resource.create',
  copy: 'resource.copy',
  edit: 'resource.edit',
};

import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Combo } from '#domain/offers/combo';
import { LazyBatchDialog } from '#kit/batch/LazyBatchDialog';
import { nameColumn } from '#kit/column/name-column';
import { useScope } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { PageHead } from '#kit/page/PageHead';
import { ResourceDialogs } from '#kit/resource/ResourceDialogs';
import { useResourceController } from '#kit/resource/use-resource-controller';
import { productName } from '#records/product/product-columns';
import { DraftActions } from './DraftActions';
import { draftResource } from './draft-resource';
import { PUBLISH_TEXTS, useDraftPublishing } from './use-draft-publishing';

const NO_ROWS: readonly never[] = [];

/** The drafts of a company: a resource with publishing, for single drafts and in batches. */
export function ProductDrafts({ company }: { company: string }) {
  const resource = useMemo(() => draftResource(company), [company]);
  const publishText = useIntl().formatMessage({ id: 'productDraft.publish' });
  const scope = useScope();
  const records = useRecordList((listQuery) => resource.source.list(scope, listQuery));
  const { list, query } = records;
  const rows = query.data?.content;
  const selection = useSelection(list, rows);
  const controller = useResourceController(resource, { list });
  const { recordController, modes, removes: mayWrite } = controller;
  const { record } = recordController;
  const publishing = useDraftPublishing({
    company,
    onFinished(publishedIds, leftIds) {
      selection.choose(leftIds);
      if (record?.mode === 'view' && publishedIds.includes(record.id)) recordController.close();
    },
  });
  const publishDrafts = (drafts: readonly Combo[]) => publishing.start('publish', drafts);
  const createLink = modes.includes('create') ? (
    <CreateLink href={recordController.hrefs.create} label="resource.create" values={controller.values} />
  ) : null;
  return (
    <>
      <PageHead title="productDraft.title">{createLink}</PageHead>
      <RecordTable
        {...records}
        caption="productDraft.title"
        empty="empty.productDrafts"
        search="product.search"
        columns={[
          nameColumn({ id: 'name', title: 'product.name' }, productName, recordController.hrefs.view),
          ...resource.columns,
        ]}
        rowKey={({ id }) => id}
        opens={recordController.hrefs.view}
        {...(mayWrite
          ? {
              selection: {
                chosen: selection,
                nameOf: productName,
                actions: (
                  <PublishSelected
                    drafts={rows?.filter(({ id }) => selection.ids.includes(id)) ?? NO_ROWS}
                    onPublish={publishDrafts}
                  />
                ),
              },
              actionRoom: 'due',
              actions: (draft: Combo) => (
                <DraftActions controller={controller} draft={draft} onPublish={publishDrafts} />
              ),
            }
          : {})}
        emptyAction={createLink}
      />
      <ResourceDialogs
        controller={controller}
        records={records}
        rows={rows}
        actions={(combo) =>
          mayWrite && combo.is_draft
            ? [{ label: publishText, icon: 'pi pi-eye', onSelect: () => publishDrafts([combo]) }]
            : []
        }
      />
      <LazyBatchDialog batch={publishing.batch} texts={PUBLISH_TEXTS} />
    </>
  );
}

interface PublishSelectedProps {
  drafts: readonly Combo[];
  onPublish: (drafts: readonly Combo[]) => void;
}

const PublishSelected = ({ drafts, onPublish }: PublishSelectedProps) => (
  <button type="button" className="button small" onClick={() => onPublish(drafts)}>
    <span className="pi pi-eye" aria-hidden="true" />
    <FormattedMessage id="productDraft.publish" />
  </button>
);

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

const NONE: readonly never[] = [];

/** The drafts of a company: a resource with publishing, for single drafts and in batches. */
export function ProductDrafts({ company }: { company: string }) {
  const resource = useMemo(() => draftResource(company), [company]);
  const publish = useIntl().formatMessage({ id: 'productDraft.publish' });
  const scope = useScope();
  const records = useRecordList((listQuery) => resource.source.list(scope, listQuery));
  const { list, query } = records;
  const rows = query.data?.content;
  const chosen = useSelection(list, rows);
  const controller = useResourceController(resource, { list });
  const { recordController, modes, removes: writes } = controller;
  const { record } = recordController;
  const publishing = useDraftPublishing({
    company,
    onFinished(done, left) {
      chosen.choose(left);
      if (record?.mode === 'view' && done.includes(record.id)) recordController.close();
    },
  });
  const publishDrafts = (drafts: readonly Combo[]) => publishing.start('publish', drafts);
  const create = modes.includes('create') ? (
    <CreateLink href={recordController.hrefs.create} label="resource.create" values={controller.values} />
  ) : null;
  return (
    <>
      <PageHead title="productDraft.title">{create}</PageHead>
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
        {...(writes
          ? {
              selection: {
                chosen,
                nameOf: productName,
                actions: (
                  <PublishChosen
                    drafts={rows?.filter(({ id }) => chosen.ids.includes(id)) ?? NONE}
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
        emptyAction={create}
      />
      <ResourceDialogs
        controller={controller}
        records={records}
        rows={rows}
        actions={(combo) =>
          writes && combo.is_draft
            ? [{ label: publish, icon: 'pi pi-eye', onSelect: () => publishDrafts([combo]) }]
            : []
        }
      />
      <LazyBatchDialog batch={publishing.batch} texts={PUBLISH_TEXTS} />
    </>
  );
}

interface PublishChosenProps {
  drafts: readonly Combo[];
  onPublish: (drafts: readonly Combo[]) => void;
}

const PublishChosen = ({ drafts, onPublish }: PublishChosenProps) => (
  <button type="button" className="button small" onClick={() => onPublish(drafts)}>
    <span className="pi pi-eye" aria-hidden="true" />
    <FormattedMessage id="productDraft.publish" />
  </button>
);

import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { useNavigation } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { RowAction } from '#kit/list/row/RowAction';
import { useSelection } from '#kit/list/selection';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { PageHead } from '#kit/page/PageHead';
import { RowButtons } from '#kit/resource/ResourceDetail';
import { ResourceDialogs } from '#kit/resource/ResourceDialogs';
import { useResourceController } from '#kit/resource/use-resource-controller';
import { LabelsDialog } from './LabelsDialog';
import { LABELS, labelRows } from './labels-address';
import { qrCodeColumns } from './qr-code-columns';
import { qrCodesOf } from './qr-codes-of';
import { useAreas } from './use-areas';

const NONE: readonly never[] = [];

/** A resource, with labels for selected codes or for all codes on the page. */
export function QrCodeList({ company }: { company: string }) {
  const navigation = useNavigation();
  const scope = useScope();
  const areas = useAreas();
  const resource = useMemo(() => qrCodesOf(company), [company]);
  const records = useRecordList((listQuery) => resource.source.list(scope, listQuery));
  const { list, query } = records;
  const rows = query.data?.content;
  const chosen = useSelection(list, rows);
  const controller = useResourceController(resource, { list, read: records.read });
  const { recordController, modes } = controller;
  const create = modes.includes('create') ? (
    <CreateLink href={recordController.hrefs.create} label="resource.create" values={controller.values} />
  ) : null;
  const labelled = labelRows(list, rows ?? NONE);
  return (
    <>
      <PageHead title="qrcode.title">
        {rows?.length ? (
          <Link className="button" href={list.href({ [LABELS]: 'page' })}>
            <span className="pi pi-print" aria-hidden="true" />
            <FormattedMessage id="qrcode.labels" />
          </Link>
        ) : null}
        {create}
      </PageHead>
      <RecordTable
        {...records}
        caption="qrcode.title"
        empty="empty.qrcodes"
        search="qrcode.search"
        columns={qrCodeColumns(recordController.hrefs.view, areas)}
        rowKey={({ id }) => id}
        opens={recordController.hrefs.view}
        selection={{
          chosen,
          nameOf: resource.nameOf,
          actions: (
            <button
              type="button"
              className="button small"
              onClick={() => navigation.go(list.href({ [LABELS]: chosen.ids.join('-') }))}
            >
              <span className="pi pi-print" aria-hidden="true" />
              <FormattedMessage id="qrcode.labels" />
            </button>
          ),
        }}
        actionRoom={modes.includes('copy') ? 2 : 1}
        actions={(row) => (
          <>
            <RowAction
              verb="qrcode.labels"
              name={resource.nameOf(row)}
              href={list.href({ [LABELS]: row.id })}
              icon="pi pi-print"
            />
            <RowButtons {...controller} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <ResourceDialogs controller={controller} records={records} rows={rows} />
      {labelled === null || query.data === undefined ? null : (
        <LabelsDialog codes={labelled} onClose={() => navigation.go(list.href({ [LABELS]: null }))} />
      )}
    </>
  );
}

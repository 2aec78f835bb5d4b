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
import { LABELS_PARAMETER, rowsToLabel } from './labels-address';
import { qrCodeColumns } from './qr-code-columns';
import { qrCodesOf } from './qr-codes-of';
import { useAreas } from './use-areas';

const NO_ROWS: readonly never[] = [];

/** A resource, with labels for selected codes or for all codes on the page. */
export function QrCodeList({ company }: { company: string }) {
  const navigation = useNavigation();
  const scope = useScope();
  const areas = useAreas();
  const resource = useMemo(() => qrCodesOf(company), [company]);
  const records = useRecordList((listQuery) => resource.source.list(scope, listQuery));
  const { list, query } = records;
  const rows = query.data?.content;
  const selection = useSelection(list, rows);
  const controller = useResourceController(resource, { list, read: records.read });
  const { recordController, modes } = controller;
  const createLink = modes.includes('create') ? (
    <CreateLink href={recordController.hrefs.create} label="resource.create" values={controller.values} />
  ) : null;
  const labelledCodes = rowsToLabel(list, rows ?? NO_ROWS);
  return (
    <>
      <PageHead title="qrcode.title">
        {rows?.length ? (
          <Link className="button" href={list.href({ [LABELS_PARAMETER]: 'page' })}>
            <span className="pi pi-print" aria-hidden="true" />
            <FormattedMessage id="qrcode.labels" />
          </Link>
        ) : null}
        {createLink}
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
          chosen: selection,
          nameOf: resource.nameOf,
          actions: (
            <button
              type="button"
              className="button small"
              onClick={() => navigation.go(list.href({ [LABELS_PARAMETER]: selection.ids.join('-') }))}
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
              href={list.href({ [LABELS_PARAMETER]: row.id })}
              icon="pi pi-print"
            />
            <RowButtons {...controller} row={row} />
          </>
        )}
        emptyAction={createLink}
      />
      <ResourceDialogs controller={controller} records={records} rows={rows} />
      {labelledCodes === null || query.data === undefined ? null : (
        <LabelsDialog
          codes={labelledCodes}
          onClose={() => navigation.go(list.href({ [LABELS_PARAMETER]: null }))}
        />
      )}
    </>
  );
}

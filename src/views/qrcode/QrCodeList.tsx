import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { qrCodeSource } from '#api/content/qr-codes';
import { areaList } from '#api/people/shop-admin-queries';
import { type QrCode, qrCodeName } from '#domain/content/qr-code';
import { mayEnter } from '#domain/people/roles';
import { useNavigation } from '#kit/context/app-services';
import { useScope, useUser } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useSelection } from '#kit/list/selection';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { IconLink } from '#kit/page/IconLink';
import { later } from '#kit/page/later';
import { PageHead } from '#kit/page/PageHead';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { useRecordEditing } from '#kit/record/record-editing';
import { OneRecord } from '#kit/resource/OneRecord';
import { resourceEffects } from '#kit/resource/resource-effects';
import { shortText } from '#kit/services/short-text';
import type { RecordMode } from '#machines/record-editor/record-editor.setup';
import { useUpload } from '#machines/upload/upload.react';
import { LabelsDialog } from './LabelsDialog';
import { LABELS, labelsAsked } from './labels-address';
import { QrCodeDetail } from './QrCodeDetail';
import { qrCodeColumns } from './qr-code-columns';
import type { QrCodeWords } from './qr-code-words';
import { draftOfWords } from './qr-code-words';

const QrCodeForm = later(() => import('./QrCodeForm'));

const LOOKING: readonly RecordMode[] = ['view'];
const WRITING: readonly RecordMode[] = ['view', 'create', 'copy'];
const NONE: readonly never[] = [];
const UPLOAD = { check: () => Promise.resolve(null) };
const TITLES = {
  view: 'resource.view',
  create: 'resource.create',
  copy: 'resource.copy',
  edit: 'resource.edit',
};

/** A code is made and never changed: what has been printed says what it says. */
export function QrCodeList({ company }: { company: string }) {
  const intl = useIntl();
  const scope = useScope();
  const { role } = useUser();
  const navigation = useNavigation();
  const queryClient = useQueryClient();
  const source = useMemo(() => qrCodeSource(company), [company]);
  const areas = useQuery(areaList(scope, company)).data?.content ?? NONE;
  const records = useRecordList((asked) => source.list(scope, asked));
  const { list, query } = records;
  const rows = query.data?.content;
  const chosen = useSelection(list, rows);
  const upload = useUpload(UPLOAD);
  const writes = mayEnter(role, ['Administrator', 'owner_shop']);
  const editing = useRecordEditing<QrCodeWords, QrCode>({
    form: source.name,
    effects: useMemo(
      () => resourceEffects({ source, draftOf: draftOfWords }, scope, queryClient, upload),
      [source, scope, queryClient, upload],
    ),
    read: records.read,
    list,
    modes: writes ? WRITING : LOOKING,
  });
  const noun = { noun: intl.formatMessage({ id: 'qrcode.noun' }) };
  const create = writes ? (
    <CreateLink href={editing.hrefs.create} label="resource.create" values={noun} />
  ) : null;
  const labelled = labelsAsked(list, rows ?? NONE);
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
        columns={qrCodeColumns(editing.hrefs.view, areas)}
        rowKey={({ id }) => id}
        opens={editing.hrefs.view}
        selection={{
          chosen,
          nameOf: (row) => shortText(qrCodeName(row)),
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
        actionRoom={writes ? 2 : 1}
        actions={(row) => {
          const name = shortText(qrCodeName(row));
          return (
            <>
              <IconLink
                href={list.href({ [LABELS]: row.id })}
                label={intl.formatMessage({ id: 'qrcode.labelsNamed' }, { name })}
                icon="pi pi-print"
              />
              {writes ? (
                <IconLink
                  href={editing.hrefs.copy(row.id)}
                  label={intl.formatMessage({ id: 'record.copyNamed' }, { name })}
                  icon="pi pi-copy"
                />
              ) : null}
            </>
          );
        }}
        onEmpty={create}
      />
      <RecordDialogs
        editing={editing}
        rows={rows}
        titles={TITLES}
        titleValues={noun}
        detail={(id) => (
          <OneRecord source={source} records={records} id={id}>
            {(row) => (
              <QrCodeDetail
                row={row}
                areas={areas}
                labels={list.href({ view: null, [LABELS]: row.id })}
                copy={writes ? editing.hrefs.copy(row.id) : null}
              />
            )}
          </OneRecord>
        )}
        form={(mode, id) =>
          id === null ? (
            <QrCodeForm editing={editing} mode={mode} row={null} upload={upload} areas={areas} />
          ) : (
            <OneRecord source={source} records={records} id={id} fresh>
              {(row) => <QrCodeForm editing={editing} mode={mode} row={row} upload={upload} areas={areas} />}
            </OneRecord>
          )
        }
      />
      {labelled === null || query.data === undefined ? null : (
        <LabelsDialog codes={labelled} onClose={() => navigation.go(list.href({ [LABELS]: null }))} />
      )}
    </>
  );
}

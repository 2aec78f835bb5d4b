import { useIntl } from 'react-intl';
import type { Invoice, InvoiceDraft, InvoiceWords } from '#domain/office/invoice';
import type { RecordList } from '#kit/list/use-record-list';
import { Details } from '#kit/record/Details';
import { RecordDialogs } from '#kit/record/RecordDialogs';
import { RecordFrame } from '#kit/record/RecordFrame';
import { OneRecord } from '#kit/resource/OneRecord';
import type { ResourceDesk } from '#kit/resource/use-resource';
import { InvoiceSheet } from './InvoiceSheet';
import { InvoiceTag } from './InvoiceTag';

interface InvoiceDialogsProps {
  desk: ResourceDesk<Invoice, InvoiceDraft, InvoiceWords>;
  records: RecordList<Invoice>;
  issuer: string;
}

/** An invoice as it will be on paper, and the form of a new one. */
export function InvoiceDialogs({ desk, records, issuer }: InvoiceDialogsProps) {
  const { resource, editing, upload, values } = desk;
  const { source, Form } = resource;
  return (
    <RecordDialogs
      editing={editing}
      rows={records.query.data?.content}
      titles={TITLES}
      titleValues={values}
      detail={(id) => (
        <OneRecord source={source} records={records} id={id}>
          {(row) => <ShownInvoice {...desk} row={row} issuer={issuer} />}
        </OneRecord>
      )}
      form={(mode, id) =>
        Form === undefined ? null : id === null ? (
          <Form editing={editing} mode={mode} row={null} upload={upload} />
        ) : (
          <OneRecord source={source} records={records} id={id} fresh>
            {(row) => <Form editing={editing} mode={mode} row={row} upload={upload} />}
          </OneRecord>
        )
      }
    />
  );
}

type ShownInvoiceProps = Pick<InvoiceDialogsProps['desk'], 'resource' | 'editing'> &
  Pick<InvoiceDialogsProps, 'issuer'> & { row: Invoice };

function ShownInvoice({ resource, editing, row, issuer }: ShownInvoiceProps) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  return (
    <RecordFrame
      name={resource.nameOf(row)}
      tags={<InvoiceTag invoice={row} />}
      // the panel prints in the page's place, and of the panel the sheet alone (invoice.css)
      primary={{ label: label('print.print'), icon: 'pi pi-print', onSelect: () => window.print() }}
      actions={[{ label: label('record.copy'), icon: 'pi pi-copy', href: editing.hrefs.copy(row.id) }]}
    >
      <InvoiceSheet invoice={row} issuer={issuer} />
      <Details entries={resource.detail?.(row) ?? []} />
    </RecordFrame>
  );
}

const TITLES = {
  view: 'resource.view',
  create: 'resource.create',
  copy: 'resource.copy',
  edit: 'resource.edit',
};

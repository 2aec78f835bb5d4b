import { useIntl } from 'react-intl';
import type { Invoice, InvoiceValues } from '#domain/office/invoice';
import { useUser } from '#kit/context/scope';
import { useCompany } from '#kit/context/use-company';
import { Moment } from '#kit/date/Moment';
import { Details } from '#kit/record/Details';
import { RecordFrame } from '#kit/record/RecordFrame';
import type { ShownProps } from '#kit/resource/define-resource';
import { InvoiceSheet } from './InvoiceSheet';
import { InvoiceTag } from './InvoiceTag';
import { invoiceName } from './invoice-name';

/** An invoice as it is printed. */
export function InvoiceDetail({ row, recordController }: ShownProps<Invoice, InvoiceValues>) {
  const intl = useIntl();
  const issuer = useIssuer();
  const label = (id: string) => intl.formatMessage({ id });
  return (
    <RecordFrame
      name={invoiceName(row)}
      tags={<InvoiceTag invoice={row} />}
      // The panel prints instead of the page, and of the panel only the sheet (invoice.css)
      primary={{ label: label('print.print'), icon: 'pi pi-print', onSelect: () => window.print() }}
      actions={[
        { label: label('record.copy'), icon: 'pi pi-copy', href: recordController.hrefs.copy(row.id) },
      ]}
    >
      <InvoiceSheet invoice={row} issuer={issuer} />
      {/* The sheet shows all other data. */}
      <Details entries={[{ title: 'record.created_at', value: <Moment at={row.created_at} /> }]} />
    </RecordFrame>
  );
}

/** Name of the company that issues these invoices. */
function useIssuer(): string {
  const { company, choices } = useCompany();
  const { profile } = useUser();
  return choices.find(({ slug }) => slug === company)?.name ?? profile.company_name ?? company ?? '';
}

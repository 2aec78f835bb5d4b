import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { invoiceSource } from '#api/office/invoices';
import { INVOICE_STATES } from '#domain/office/invoice';
import { useAppServices } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { RecordTable } from '#kit/list/RecordTable';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { useRecordList } from '#kit/list/use-record-list';
import { CreateLink } from '#kit/page/CreateLink';
import { PageHead } from '#kit/page/PageHead';
import { useResource } from '#kit/resource/use-resource';
import { InvoiceDialogs } from './InvoiceDialogs';
import { invoiceColumns, invoicesOf } from './invoice-resource';

interface InvoiceListProps {
  /** An Operator's choice. */
  company: string | undefined;
  /** What the company is called. */
  issuer: string;
}

/** The invoices of a company, in one state or all. */
export function InvoiceList({ company, issuer }: InvoiceListProps) {
  const scope = useScope();
  const { clock } = useAppServices();
  const resource = useMemo(() => invoicesOf(company), [company]);
  const filter = useAddressFilter('state', ['all', ...INVOICE_STATES]);
  const state = filter.value === 'all' ? undefined : filter.value;
  const records = useRecordList((asked) => invoiceSource(company, state).list(scope, asked));
  const desk = useResource(resource, { list: records.list, read: records.read, filters: [filter.name] });
  const { editing, values } = desk;
  const create = <CreateLink href={editing.hrefs.create} label="resource.create" values={values} />;
  return (
    <>
      <PageHead title="invoice.title">{create}</PageHead>
      <RecordTable
        {...records}
        caption="invoice.title"
        empty="empty.invoices"
        search="invoice.search"
        filters={[{ filter, label: 'invoice.state', option: (value) => `invoice.state.${value}` }]}
        columns={invoiceColumns(editing.hrefs.view, clock.now())}
        rowKey={({ id }) => id}
        opens={editing.hrefs.view}
        onEmpty={
          filter.value === 'all' ? (
            create
          ) : (
            <Link className="button" href={filter.href('all')}>
              <FormattedMessage id="invoice.showAll" />
            </Link>
          )
        }
      />
      <InvoiceDialogs desk={desk} records={records} issuer={issuer} />
    </>
  );
}

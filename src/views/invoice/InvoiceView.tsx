import { useMemo } from 'react';
import { invoiceSource } from '#api/office/invoices';
import { INVOICE_STATES } from '#domain/office/invoice';
import { useAppServices } from '#kit/context/app-services';
import { useCompany } from '#kit/context/use-company';
import { useAddressFilter } from '#kit/list/use-address-filter';
import { CompanyState } from '#kit/page/CompanyState';
import { PageHead } from '#kit/page/PageHead';
import { ResourceView } from '#kit/resource/ResourceView';
import { invoicesOf } from './invoices-of';

/** 請求書一覧: the invoices that the user's company has issued (R-GEN-15, R-SCR-29, A-168). */
export default function InvoiceView() {
  return (
    <CompanyState head={<PageHead title="invoice.title" />}>
      {(company) => <Invoices key={company} />}
    </CompanyState>
  );
}

/** The invoices in one state or in all states. */
function Invoices() {
  const { clock } = useAppServices();
  const { chosenSlug } = useCompany();
  const invoices = useMemo(() => invoicesOf(chosenSlug, clock), [chosenSlug, clock]);
  const filter = useAddressFilter('state', ['all', ...INVOICE_STATES]);
  const state = filter.value === 'all' ? undefined : filter.value;
  return (
    <ResourceView
      of={invoices}
      narrowed={{
        filters: [{ filter, label: 'invoice.state', option: (value) => `invoice.state.${value}` }],
        source: invoiceSource(chosenSlug, state),
      }}
    />
  );
}

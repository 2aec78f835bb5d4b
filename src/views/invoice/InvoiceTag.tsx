import type { Invoice, InvoiceState } from '#domain/office/invoice';
import { invoiceState } from '#domain/office/invoice';
import { StateTag, type StateTone } from '#kit/column/StateTag';
import { useAppServices } from '#kit/context/app-services';

const TONES: Readonly<Record<InvoiceState, StateTone>> = {
  unpaid: 'waiting',
  overdue: 'stopped',
  paid: 'done',
  cancelled: 'refused',
};

/** State of an invoice; an unknown state is shown as the server sends it. */
export function InvoiceTag({ invoice }: { invoice: Pick<Invoice, 'status' | 'due_date'> }) {
  const { clock } = useAppServices();
  const state = invoiceState(invoice, clock.now());
  if (state !== null) return <StateTag tone={TONES[state]} text={`invoice.state.${state}`} />;
  return invoice.status ? <span className="tag">{invoice.status}</span> : '–';
}

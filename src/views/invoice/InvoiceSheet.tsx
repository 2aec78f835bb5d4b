import { FormattedMessage, useIntl } from 'react-intl';
import type { Invoice } from '#domain/office/invoice';
import { type Bill, billOf, REDUCED_RATE } from '#domain/office/invoice-bill';
import { localDate } from '#kit/services/dates';
import { moneyText } from '#kit/services/money';
import './invoice.css';

interface InvoiceSheetProps {
  invoice: Invoice;
  /** Name of the issuing company. */
  issuer: string;
}

/** An invoice as it is printed on a sheet of A4. */
export function InvoiceSheet({ invoice, issuer }: InvoiceSheetProps) {
  const intl = useIntl();
  const bill = billOf(invoice);
  const { id, title, created_at: issueDate, due_date: dueDate } = invoice;
  return (
    <article className="invoice-sheet" aria-label={intl.formatMessage({ id: 'invoice.sheet' })}>
      <h4 className="invoice-name">
        <FormattedMessage id="invoice.sheet" />
      </h4>
      <div className="invoice-parties">
        <dl>
          <SheetLine title="invoice.number">{String(id)}</SheetLine>
          <SheetLine title="invoice.issued">{issueDate ? localDate(intl, issueDate) : '–'}</SheetLine>
          <SheetLine title="invoice.due">{dueDate ? localDate(intl, dueDate) : '–'}</SheetLine>
        </dl>
        <p className="invoice-issuer">{issuer}</p>
      </div>
      <dl>
        <SheetLine title="invoice.subject">{title || '–'}</SheetLine>
      </dl>
      <p className="invoice-sum">
        <span>
          <FormattedMessage id="invoice.total" />
        </span>
        <strong>{bill.total === null ? '–' : moneyText(bill.total)}</strong>
      </p>
      {bill.lines.length === 0 ? null : <BillTables bill={bill} />}
    </article>
  );
}

const SheetLine = ({ title, children }: { title: string; children: string }) => (
  <div>
    <dt>
      <FormattedMessage id={title} />
    </dt>
    <dd>{children}</dd>
  </div>
);

function BillTables({ bill: { lines, taxes, total } }: { bill: Bill }) {
  const hasReduced = lines.some(({ rate }) => rate === REDUCED_RATE);
  return (
    <>
      <table className="invoice-lines">
        <thead>
          <tr>
            <ColumnHead id="invoice.item" />
            <ColumnHead id="invoice.quantity" number />
            <ColumnHead id="invoice.rate" number />
            <ColumnHead id="invoice.amount" number />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // two invoice lines may be equal, and their order never changes
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice have no id
            <tr key={index}>
              <td>
                {line.title || '–'}
                {line.rate === REDUCED_RATE ? ' ※' : ''}
              </td>
              <td className="number">
                {line.quantity === null ? '–' : <FormattedFigure value={line.quantity} />}
              </td>
              <td className="number">{line.rate}%</td>
              <td className="number">{moneyText(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="invoice-taxes">
        <tbody>
          {taxes.map(({ rate, amount, tax }) => (
            <tr key={rate}>
              <th scope="row">
                <FormattedMessage
                  id={rate === REDUCED_RATE ? 'invoice.ofReducedRate' : 'invoice.ofRate'}
                  values={{ rate }}
                />
              </th>
              <td className="number">{moneyText(amount)}</td>
              <td className="number">
                <FormattedMessage id="invoice.taxIn" values={{ tax: moneyText(tax) }} />
              </td>
            </tr>
          ))}
          <tr className="invoice-end">
            <th scope="row">
              <FormattedMessage id="invoice.sum" />
            </th>
            <td className="number">{moneyText(total ?? 0)}</td>
            <td className="number">
              <FormattedMessage
                id="invoice.taxIn"
                values={{ tax: moneyText(taxes.reduce((sum, { tax }) => sum + tax, 0)) }}
              />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="invoice-note">
        <FormattedMessage id="invoice.rounded" />
        {hasReduced ? (
          <>
            {' '}
            <FormattedMessage id="invoice.reduced" />
          </>
        ) : null}
      </p>
    </>
  );
}

const ColumnHead = ({ id, number = false }: { id: string; number?: boolean }) => (
  <th scope="col" className={number ? 'number' : undefined}>
    <FormattedMessage id={id} />
  </th>
);

const FormattedFigure = ({ value }: { value: number }) => <>{useIntl().formatNumber(value)}</>;

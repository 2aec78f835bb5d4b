import { dayAt } from '#domain/base/week';
import { type Invoice, InvoiceDraft, type InvoiceValues, invoiceProblems } from '#domain/office/invoice';
import { useAppServices } from '#kit/context/app-services';
import { DateField } from '#kit/field/DateField';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';

const EMPTY: InvoiceValues = { title: '', amount: null, due_date: '' };

/** E-105. A copy, for example of last month's invoice, needs its own due date. */
export default function InvoiceForm(props: ResourceFormProps<Invoice, InvoiceValues>) {
  const { clock } = useAppServices();
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={valuesOf}
      rules={InvoiceDraft}
      problemsOf={(values) => invoiceProblems(values, { now: clock.now() })}
    >
      <TextField name="title" label="invoice.subject" />
      <NumberField name="amount" label="invoice.amountWithTax" />
      <DateField name="due_date" label="invoice.due" min={dayAt(clock.now())} />
    </ResourceForm>
  );
}

const valuesOf = ({ title, amount }: Invoice): InvoiceValues => ({
  title: title ?? '',
  amount: amount ?? null,
  due_date: '',
});

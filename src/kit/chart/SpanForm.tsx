import type { Span } from '#domain/base/period';
import { DateField } from '#kit/field/DateField';
import { ActionForm } from '#kit/form/ActionForm';
import type { AddressSpan } from './use-span';

interface SpanFormProps extends Pick<AddressSpan, 'span' | 'problemsOf'> {
  onDone: (span: Span) => void;
}

/** From which day to which; both empty goes back to the usual ones. */
export default function SpanForm({ span, problemsOf, onDone }: SpanFormProps) {
  return (
    <ActionForm
      initial={span}
      problemsOf={problemsOf}
      submit="period.show"
      send={() => Promise.resolve()}
      onDone={(_, input) => onDone(input)}
    >
      <DateField name="start" label="period.start" span={SPAN_FIELDS} />
      <DateField name="end" label="period.end" span={SPAN_FIELDS} />
    </ActionForm>
  );
}

const SPAN_FIELDS = { start: 'start', end: 'end' };

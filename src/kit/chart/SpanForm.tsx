import type { Span } from '#domain/base/period';
import { TextField } from '#kit/field/TextField';
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
      <TextField name="start" label="period.start" type="date" />
      <TextField name="end" label="period.end" type="date" />
    </ActionForm>
  );
}

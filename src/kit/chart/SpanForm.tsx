import { type Span, spanProblems } from '#domain/base/period';
import { TextField } from '#kit/field/TextField';
import { ActionForm } from '#kit/form/ActionForm';

/** From which day to which; both empty goes back to the usual ones. */
export default function SpanForm({ span, onDone }: { span: Span; onDone: (span: Span) => void }) {
  return (
    <ActionForm
      initial={span}
      problemsOf={spanProblems}
      submit="period.show"
      send={() => Promise.resolve()}
      onDone={(_, asked) => onDone(asked)}
    >
      <TextField name="start" label="period.start" type="date" />
      <TextField name="end" label="period.end" type="date" />
    </ActionForm>
  );
}

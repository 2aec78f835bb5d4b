import { FormattedMessage, useIntl } from 'react-intl';
import { type Reserve, reserveProblems } from '#domain/offers/reserve';
import { useAppServices } from '#kit/context/app-services';
import { DateTimeField } from '#kit/field/DateTimeField';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordEditing } from '#kit/record/record-editing';
import { mayHappen, stateAt } from '#machines/reservation/reservation-rules';
import { draftOf, type ReserveWords } from './reserve-effects';
import { ReserveTag, reserveName } from './reserve-state';

interface ReserveFormProps {
  editing: RecordEditing<ReserveWords>;
  row: Reserve;
}

/** When, and for how many; who and where is the guest's. One whose time passes while it is typed is refused by the server. */
export default function ReserveForm({ editing, row }: ReserveFormProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const state = stateAt(row, clock.now());
  if (!mayHappen(state, 'change')) {
    return (
      <div className="records-note">
        <p>
          <ReserveTag state={state} />
        </p>
        <p>
          <FormattedMessage id="reserve.fixed" />
        </p>
      </div>
    );
  }
  return (
    <RecordForm<ReserveWords, Reserve>
      editing={editing}
      initial={wordsOf(row)}
      edited={{ row, wordsOf }}
      problemsOf={(words) => reserveProblems(draftOf(words), { now: clock.now(), before: row.date })}
      submit="record.save"
    >
      <p>
        <strong className="object-name">{reserveName(intl, row)}</strong>
      </p>
      <FieldPair>
        <DateTimeField name="date" label="field.date" required />
        <NumberField name="people" label="field.people" required />
      </FieldPair>
    </RecordForm>
  );
}

const wordsOf = ({ date, people }: Reserve): ReserveWords => ({ date, people });

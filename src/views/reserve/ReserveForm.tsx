import { FormattedMessage, useIntl } from 'react-intl';
import { dayAt } from '#domain/base/week';
import { type Reserve, ReserveDraft, reserveProblems } from '#domain/offers/reserve';
import { hasFeature } from '#domain/places/cities';
import { useAppServices } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { DateTimeField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import { NumberField } from '#kit/field/NumberField';
import { RecordForm } from '#kit/record/RecordForm';
import type { RecordController } from '#kit/record/use-record-controller';
import { isStepAllowed, stateAt } from '#machines/reservation/reservation-rules';
import { LockerField } from '#records/locker/LockerField';
import { ReserveTag, reserveName } from '#records/reserve/reserve-state';
import { type ReserveValues, reserveDraftOf } from './reserve-effects';

interface ReserveFormProps {
  recordController: RecordController<ReserveValues>;
  row: Reserve;
}

/**
 * Time, number of people and locker; guest and shop are decided by the guest. The server refuses a
 * reservation whose time passes while the user edits it.
 */
export default function ReserveForm({ recordController, row }: ReserveFormProps) {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { city } = useUser();
  const valuesOf = hasFeature(city, 'locker') ? valuesWithLocker : valuesWithoutLocker;
  const state = stateAt(row, clock.now());
  if (!isStepAllowed(state, 'change')) {
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
    <RecordForm<ReserveValues, Reserve>
      recordController={recordController}
      initial={valuesOf(row)}
      edited={{ row, valuesOf }}
      rules={ReserveDraft}
      problemsOf={(values) => reserveProblems(reserveDraftOf(values), { now: clock.now(), before: row.date })}
      submit="record.save"
    >
      <p>
        <strong className="object-name">{reserveName(intl, row)}</strong>
      </p>
      <FieldPair>
        <DateTimeField name="date" label="field.date" min={dayAt(clock.now())} />
        <NumberField name="people" label="field.people" />
      </FieldPair>
      <LockerField name="locker" />
    </RecordForm>
  );
}

const valuesWithoutLocker = ({ date, people }: Reserve): ReserveValues => ({ date, people });

const valuesWithLocker = (row: Reserve): ReserveValues => ({
  ...valuesWithoutLocker(row),
  locker: row.locker == null ? '' : String(row.locker),
});

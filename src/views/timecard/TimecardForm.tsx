import { FormattedMessage } from 'react-intl';
import { dayAt } from '#domain/base/week';
import { type Timecard, TimecardDraft } from '#domain/office/timecard';
import { SHIFT_HOURS_MAX, timecardProblems } from '#domain/office/timecard-rules';
import { useAppServices } from '#kit/context/app-services';
import { DateTimeField } from '#kit/field/DateField';
import { FieldPair } from '#kit/field/FieldPair';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { staffChoiceProblems, staffValuesOf, type TimecardValues } from './form-values';
import { StaffField } from './StaffField';

const EMPTY: TimecardValues = { staff_id: null, clock_in: '', clock_out: '' };

/** Adds or corrects a card; an existing card keeps its person. */
export default function TimecardForm(props: ResourceFormProps<Timecard, TimecardValues>) {
  const { mode, row } = props;
  const { clock } = useAppServices();
  const today = dayAt(clock.now());
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={valuesOf}
      rules={TimecardDraft}
      problemsOf={(values) => [
        ...staffChoiceProblems(values, mode),
        ...timecardProblems({ ...values, clock_out: values.clock_out || null }, clock.now()),
      ]}
    >
      <StaffField mode={mode} row={row} />
      <FieldPair>
        <DateTimeField name="clock_in" label="timecard.clock_in" max={today} />
        <DateTimeField name="clock_out" after="clock_in" label="timecard.clock_out" max={today} />
      </FieldPair>
      <p className="quiet">
        <FormattedMessage id="timecard.formNote" values={{ max: SHIFT_HOURS_MAX }} />
      </p>
    </ResourceForm>
  );
}

const valuesOf = (row: Timecard): TimecardValues => ({
  ...staffValuesOf(row),
  clock_in: row.clock_in,
  clock_out: row.clock_out ?? '',
});

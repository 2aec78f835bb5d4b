import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { staffSource } from '#api/people/staff-source';
import type { Timecard } from '#domain/office/timecard';
import { SHIFT_HOURS_MAX, timecardProblems } from '#domain/office/timecard-rules';
import { useAppServices } from '#kit/context/app-services';
import { useCompany } from '#kit/context/use-company';
import { DateTimeField } from '#kit/field/DateTimeField';
import { FieldPair } from '#kit/field/FieldPair';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { StaffField } from './StaffField';
import type { TimecardWords } from './timecard-words';

const EMPTY: TimecardWords = { staff_id: null, clock_in: '', clock_out: '' };

/** A card that is added or corrected; whose one is stays. */
export default function TimecardForm(props: ResourceFormProps<Timecard, TimecardWords>) {
  const { mode, row } = props;
  const { clock } = useAppServices();
  const { company } = useCompany();
  const staff = useMemo(() => staffSource(company), [company]);
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      wordsOf={wordsOf}
      problemsOf={({ staff_id, clock_in, clock_out }) => [
        ...(mode === 'edit' || staff_id !== null
          ? []
          : [{ field: 'staff_id', messageId: 'problem.required' }]),
        ...timecardProblems({ clock_in, clock_out: clock_out || null }, clock.now()),
      ]}
    >
      <StaffField of={staff} name={mode === 'edit' ? (row?.staff ?? null) : undefined} />
      <FieldPair>
        <DateTimeField name="clock_in" label="timecard.clock_in" required />
        <DateTimeField name="clock_out" label="timecard.clock_out" />
      </FieldPair>
      <p className="quiet">
        <FormattedMessage id="timecard.formNote" values={{ max: SHIFT_HOURS_MAX }} />
      </p>
    </ResourceForm>
  );
}

const wordsOf = ({ staff_id, staff, clock_in, clock_out }: Timecard): TimecardWords => ({
  staff_id: staff_id == null ? null : { id: staff_id, name: staff || `#${staff_id}` },
  clock_in,
  clock_out: clock_out ?? '',
});

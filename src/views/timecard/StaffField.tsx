import { useMemo } from 'react';
import { staffSource } from '#api/people/staff-source';
import type { Staff } from '#domain/people/staff';
import { useCompany } from '#kit/context/use-company';
import { RecordPicker } from '#kit/field/RecordPicker';
import type { WritingMode } from '#machines/record-editor/record-editor.setup';
import type { OfStaff } from './staff-of';

interface StaffFieldProps {
  mode: WritingMode;
  row: Pick<OfStaff, 'staff'> | null;
}

/**
 * A person of the company, found by name, with the username to distinguish equal names. An existing record
 * keeps its person.
 */
export function StaffField({ mode, row }: StaffFieldProps) {
  const { company } = useCompany();
  const staff = useMemo(() => staffSource(company), [company]);
  if (mode === 'edit') {
    return (
      <p>
        <strong className="object-name">{row?.staff || '–'}</strong>
      </p>
    );
  }
  return (
    <RecordPicker
      name="staff_id"
      label="timecard.staff"
      of={staff}
      choiceOf={choiceOf}
      noteOf={noteOf}
      required
    />
  );
}

const choiceOf = ({ id, name, username }: Staff) => ({ id, name: name || username || `#${id}` });
const noteOf = ({ username }: Staff) => username ?? '';

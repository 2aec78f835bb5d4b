import type { staffSource } from '#api/people/staff-source';
import type { Staff } from '#domain/people/staff';
import { RecordPicker } from '#kit/field/RecordPicker';

interface StaffFieldProps {
  of: ReturnType<typeof staffSource>;
  /** Whose the record is already: it stays theirs. */
  name: string | null | undefined;
}

/** One of the company's people, by name and, for those of one name, username. */
export function StaffField({ of, name }: StaffFieldProps) {
  if (name !== undefined) {
    return (
      <p>
        <strong className="object-name">{name || '–'}</strong>
      </p>
    );
  }
  return (
    <RecordPicker
      name="staff_id"
      label="timecard.staff"
      of={of}
      choiceOf={choiceOf}
      noteOf={noteOf}
      required
    />
  );
}

const choiceOf = ({ id, name, username }: Staff) => ({ id, name: name || username || `#${id}` });
const noteOf = ({ username }: Staff) => username ?? '';

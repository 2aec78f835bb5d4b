import { useMemo } from 'react';
import { administratorSource } from '#api/people/administrators';
import { staffSource } from '#api/people/staff-source';
import { useUser } from '#kit/context/scope';
import { RecordPicker } from '#kit/field/RecordPicker';

interface OwnerPickerProps {
  name: string;
  /** Message id. */
  label: string;
}

/**
 * The username of an existing person: of all companies for the office (E-027), of the own company for
 * a shop admin (E-037), who may not send E-027.
 */
export function OwnerPicker(props: OwnerPickerProps) {
  const { profile, role } = useUser();
  const company = profile.company_slug || null;
  const companyStaffSource = useMemo(() => staffSource(company), [company]);
  return role === 'owner_shop' ? (
    <RecordPicker {...props} of={companyStaffSource} choiceOf={choiceOf} noteOf={noteOf} />
  ) : (
    <RecordPicker {...props} of={administratorSource} choiceOf={choiceOf} noteOf={noteOf} />
  );
}

interface Person {
  id: number;
  username?: string | null | undefined;
  name?: string | null | undefined;
}

const choiceOf = ({ id, username }: Person) => ({ id, name: username ?? '' });
const noteOf = ({ name }: Person) => name ?? '';

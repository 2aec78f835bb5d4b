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
 * The username of somebody there is: of the people of every company for the office (E-027), of one's own
 * company for a shop's owner, who may not ask that (E-037).
 */
export function OwnerPicker(props: OwnerPickerProps) {
  const { profile, role } = useUser();
  const company = profile.company_slug || null;
  const ofCompany = useMemo(() => staffSource(company), [company]);
  return role === 'owner_shop' ? (
    <RecordPicker {...props} of={ofCompany} choiceOf={choiceOf} noteOf={noteOf} required />
  ) : (
    <RecordPicker {...props} of={administratorSource} choiceOf={choiceOf} noteOf={noteOf} required />
  );
}

interface Person {
  id: number;
  username?: string | null | undefined;
  name?: string | null | undefined;
}

const choiceOf = ({ id, username }: Person) => ({ id, name: username ?? '' });
const noteOf = ({ name }: Person) => name ?? '';

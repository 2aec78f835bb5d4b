import { useUser } from '#kit/context/scope';

/** The user's own school, or null. */
export const useOwnSchool = (): string | null => {
  const { school } = useUser().profile;
  return school == null || school === '' ? null : String(school);
};

/** The user's own part of the school: Teachers have a class. */
export function useOwnClass(): { group: string; classes: string } {
  const { group, classes } = useUser().profile;
  return { group: String(group ?? ''), classes: String(classes ?? '') };
}

/**
 * True for members of a school, and for the office, which names a school by its id: no request lists
 * the schools.
 */
export function useMayUseSchools(): boolean {
  const { role } = useUser();
  const ownSchool = useOwnSchool();
  return ownSchool !== null || role === 'Administrator' || role === 'Operator';
}

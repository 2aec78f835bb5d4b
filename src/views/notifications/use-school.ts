import { useUser } from '#kit/context/scope';

/** One's own school; null for whoever has none. */
export const useOwnSchool = (): string | null => {
  const { school } = useUser().profile;
  return school == null || school === '' ? null : String(school);
};

/** One's own part of it: Teachers have a class. */
export function useOwnClass(): { group: string; classes: string } {
  const { group, classes } = useUser().profile;
  return { group: String(group ?? ''), classes: String(classes ?? '') };
}

/** Whoever belongs to a school, and the office, who name one by its id: no call lists the schools. */
export function useMayUseSchools(): boolean {
  const { role } = useUser();
  const own = useOwnSchool();
  return own !== null || role === 'Administrator' || role === 'Operator';
}

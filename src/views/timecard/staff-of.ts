import { shortText } from '#kit/services/short-text';

/** The person of a card or schedule. */
export interface OfStaff {
  staff_id?: number | null | undefined;
  staff?: string | null | undefined;
}

/** The person's name as lists and tables show it. */
export const staffName = ({ staff }: Pick<OfStaff, 'staff'>): string => shortText(staff ?? '') || '–';

/** Tells people apart: by their id, or by their name where the backend sends none. */
export const personKey = ({ staff_id, staff }: OfStaff): number | string | null => staff_id ?? staff ?? null;

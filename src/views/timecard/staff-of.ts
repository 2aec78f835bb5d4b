import { shortText } from '#kit/services/short-text';

/** What cards and schedules say of whose they are. */
export interface OfStaff {
  staff_id?: number | null | undefined;
  staff?: string | null | undefined;
}

/** As lists and tables call them. */
export const staffOf = ({ staff }: Pick<OfStaff, 'staff'>): string => shortText(staff ?? '') || '–';

import type { Picked } from '#kit/field/RecordCombobox';

/** As the form holds a card. */
export interface TimecardWords {
  staff_id: Picked | null;
  clock_in: string;
  /** Empty while at work. */
  clock_out: string;
}

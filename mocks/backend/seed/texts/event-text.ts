import type { Seasonal } from '#mocks/backend/seed/base/season';
import type { Subject } from '#mocks/backend/seed/illustrations/illustration-of';

/** The texts of an event, with placeholders of its town. */
export interface EventText extends Seasonal {
  title: string;
  picture: Subject;
  description: string;
  /** The starting hour; `durationHours` is how long it takes. */
  startHour: number;
  durationHours: number;
  onSaturday?: true;
}

/** The texts of the events of a town or a company. */
export interface EventTexts {
  /** At least one, none with months. */
  yearRound: readonly EventText[];
  /** At least one in each month. */
  seasonal: readonly EventText[];
}

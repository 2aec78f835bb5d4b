import type { RefObject } from 'react';

/** The first and the last day that the user can choose. */
export interface CalendarLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** The period of days that the user chooses in one calendar. */
export interface CalendarSpan {
  start: string;
  end: string;
  onChange(start: string, end: string): void;
}

export interface DateCalendarProps extends CalendarLimits {
  id: string;
  /** The element of the field. */
  anchor: RefObject<HTMLElement | null>;
  kind: 'day' | 'moment';
  /** `2026-04-01` or `2026-04-01T09:30`; empty without a value. */
  value: string;
  span?: CalendarSpan | undefined;
  today: string;
  isRequired: boolean;
  onChoose(value: string): void;
  onClose(returnsFocus: boolean): void;
}

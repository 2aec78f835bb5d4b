import * as z from 'zod/mini';
import { ruledTime } from './field-rule';
import { WeekdayValue } from './weekday';

/** Opening hours of one weekday, HH:mm; a weekday may have several. */
export const OpeningHours = z.object({ weekday: WeekdayValue, start: ruledTime(), end: ruledTime() });
export type OpeningHours = z.infer<typeof OpeningHours>;

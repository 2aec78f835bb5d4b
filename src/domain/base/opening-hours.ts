import * as z from 'zod/mini';
import { WeekdayValue } from './weekday';

/** Opening hours of one weekday, HH:mm; a weekday may have several. */
export const OpeningHours = z.object({ weekday: WeekdayValue, start: z.string(), end: z.string() });
export type OpeningHours = z.infer<typeof OpeningHours>;

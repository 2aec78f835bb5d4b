import * as z from 'zod/mini';
import { wholeNumber } from '#api/http/shapes';

/** PROPOSED: only records that end within this number of days, by the server's clock. */
export const EndingFilter = z.object({ ends_within: z.optional(wholeNumber) });
export type EndingFilter = z.input<typeof EndingFilter>;

import * as z from 'zod/mini';

/**
 * A city, ward, town or village of a prefecture; `code` is its JIS code, as text because of leading zeros.
 */
export const Municipality = z.object({ code: z.string(), name: z.string() });
export type Municipality = z.infer<typeof Municipality>;

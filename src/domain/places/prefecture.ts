import * as z from 'zod/mini';

/** `code` is the two-digit JIS code, as text because of leading zeros. */
export const Prefecture = z.object({ code: z.string(), name: z.string() });
export type Prefecture = z.infer<typeof Prefecture>;

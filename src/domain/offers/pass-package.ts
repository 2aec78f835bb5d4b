import * as z from 'zod/mini';

/** A pass (パス); not the package that sells shared vouchers. */
export const PassPackageDraft = z.object({ name: z.string(), price: z.number() });
export type PassPackageDraft = z.infer<typeof PassPackageDraft>;

export const PassPackage = z.extend(PassPackageDraft, { id: z.number() });
export type PassPackage = z.infer<typeof PassPackage>;

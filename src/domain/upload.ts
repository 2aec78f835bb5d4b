import * as z from 'zod/mini';

/** A file chosen by the user. Told by its look: a test's browser and Node each have a `File` of their own. */
export const Upload = z.custom<File>(
  (value) =>
    typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value,
);
export type Upload = z.infer<typeof Upload>;

/** A picture as a form holds it: the address of a stored one, or a new one to send. */
export const Picture = z.union([z.string().check(z.minLength(1)), Upload]);
export type Picture = z.infer<typeof Picture>;

/** A file the server keeps; `type` is its MIME type. */
export const StoredFile = z.object({ url: z.string(), name: z.string(), type: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

/** A file as a form holds it: a stored one that stays, or a new one to send. */
export const KeptOrNewFile = z.union([StoredFile, Upload]);
export type KeptOrNewFile = z.infer<typeof KeptOrNewFile>;

import * as z from 'zod/mini';
import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, PDF_BYTES_MAX } from './limits';
import type { FieldProblem } from './problems';

/** A file chosen by the user. Told by its look: a test's browser and Node each have a `File` of their own. */
export const Upload = z.custom<File>(
  (value) =>
    typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value,
);
export type Upload = z.infer<typeof Upload>;

/** A picture as a form holds it: the address of a stored one, or a new one to send. */
export const Picture = z.union([z.string().check(z.minLength(1)), Upload]);
export type Picture = z.infer<typeof Picture>;

/** A picture as it is sent: nothing where it was not changed, null where it was taken away. */
export const SentPicture = z.optional(z.nullable(Picture));
export type SentPicture = z.infer<typeof SentPicture>;

/** `changes`: of a record that has a picture already; a copy brings the address of the one it was made from. */
export const sentPicture = (picture: Picture | null, changes: boolean): SentPicture =>
  changes && typeof picture === 'string' ? undefined : picture;

/** A file the server keeps; `type` is its MIME type. */
export const StoredFile = z.object({ url: z.string(), name: z.string(), type: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

/** A file as a form holds it: a stored one that stays, or a new one to send. */
export const KeptOrNewFile = z.union([StoredFile, Upload]);
export type KeptOrNewFile = z.infer<typeof KeptOrNewFile>;

/** Any of these. */
export type HeldFile = Picture | KeptOrNewFile;

/** By its name and by what the browser takes it for, both (A-126, R-VAL-FILE-02). */
const PICTURE_NAME = /\.(jpe?g|png|gif)$/i;
const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];
/** For a file dialog. */
export const PICTURE_ACCEPT = '.jpg,.jpeg,.png,.gif';

/** What can be said before a picture is decoded (R-VAL-FILE-01, 02). */
export function pictureFileProblem(
  field: string,
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
): FieldProblem | null {
  if (!PICTURE_NAME.test(name) || !PICTURE_TYPES.includes(type))
    return { field, messageId: 'upload.pictureType' };
  if (size > IMAGE_BYTES_MAX) return { field, messageId: 'upload.pictureBytes' };
  return null;
}

/** In pixels (R-VAL-FILE-03). */
export const pictureSizeProblem = (
  field: string,
  { width, height }: { width: number; height: number },
): FieldProblem | null =>
  width * height > IMAGE_PIXELS_MAX ? { field, messageId: 'upload.picturePixels' } : null;

/** For a file dialog. */
export const PICTURE_OR_PDF_ACCEPT = `${PICTURE_ACCEPT},.pdf`;

const PDF_NAME = /\.pdf$/i;
export const PDF_TYPE = 'application/pdf';

/** By name or by type: what claims to be a PDF is judged as one. */
export const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  PDF_NAME.test(name) || type === PDF_TYPE;

/** What a browser shows as a picture, also of kinds that nobody may send. */
export const isPictureFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  PICTURE_NAME.test(name) || type.startsWith('image/');

/** What can be said of a picture or a PDF before it is decoded (R-VAL-FILE-01, 02, 04, 05). */
export function pictureOrPdfProblem(
  field: string,
  file: Pick<File, 'name' | 'type' | 'size'>,
): FieldProblem | null {
  if (!isPdf(file)) {
    const problem = pictureFileProblem(field, file);
    return problem?.messageId === 'upload.pictureType' ? { field, messageId: 'upload.fileType' } : problem;
  }
  if (!PDF_NAME.test(file.name) || file.type !== PDF_TYPE) return { field, messageId: 'upload.fileType' };
  if (file.size === 0) return { field, messageId: 'upload.notPdf' };
  return file.size > PDF_BYTES_MAX ? { field, messageId: 'upload.pdfBytes' } : null;
}

/** Viewers look for a PDF's first bytes this far. */
const PDF_HEAD_MAX = 1024;

/** Whether a file begins as a PDF does, whatever it is called. */
export const beginsAsPdf = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, PDF_HEAD_MAX).arrayBuffer());
  return String.fromCharCode(...head).includes('%PDF-');
};

/** What its bytes say of a PDF that was chosen. */
export const pdfBytesProblem = async (field: string, file: Blob): Promise<FieldProblem | null> =>
  (await beginsAsPdf(file)) ? null : { field, messageId: 'upload.notPdf' };

/** More files than may stand in one field (R-VAL-FILE-06, R-ENT-33). */
export const tooManyFilesProblems = (field: string, count: number, max: number): FieldProblem[] =>
  count > max ? [{ field, messageId: 'upload.tooMany', values: { max, count } }] : [];

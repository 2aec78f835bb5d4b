import * as z from 'zod/mini';
import { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, PDF_BYTES_MAX } from './limits';
import type { FieldProblem } from './problems';

/**
 * A file chosen by the user. Detected by its properties: a test's browser and Node have different `File`
 * classes.
 */
export const Upload = z.custom<File>(
  (value) =>
    typeof value === 'object' && value !== null && 'name' in value && 'size' in value && 'type' in value,
);
export type Upload = z.infer<typeof Upload>;

/** A picture as a form value: the address of a stored one, or a new file. */
export const Picture = z.union([z.string().check(z.minLength(1)), Upload]);
export type Picture = z.infer<typeof Picture>;

/** A picture in a request: omitted when unchanged, null when removed. */
export const SentPicture = z.optional(z.nullable(Picture));
export type SentPicture = z.infer<typeof SentPicture>;

/** `isUpdate`: the record exists and has its picture; a copy sends the address of its source's picture. */
export const sentPicture = (picture: Picture | null, isUpdate: boolean): SentPicture =>
  isUpdate && typeof picture === 'string' ? undefined : picture;

/** A file stored by the server; `type` is its MIME type. */
export const StoredFile = z.object({ url: z.string(), name: z.string(), type: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

/** A file as a form value: a stored one that stays, or a new one. */
export const KeptOrNewFile = z.union([StoredFile, Upload]);
export type KeptOrNewFile = z.infer<typeof KeptOrNewFile>;

/** Any file or picture of a form value. */
export type FormFile = Picture | KeptOrNewFile;

/** Name and MIME type must both match (A-126, R-VAL-FILE-02). */
const PICTURE_NAME = /\.(jpe?g|png|gif)$/i;
const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];
/** `accept` of a file input. */
export const PICTURE_ACCEPT = '.jpg,.jpeg,.png,.gif';

/** Checks before a picture is decoded (R-VAL-FILE-01, 02). */
export function pictureFileProblem(
  field: string,
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
): FieldProblem | null {
  if (isHeic({ name, type })) return { field, messageId: 'upload.heic' };
  if (!PICTURE_NAME.test(name) || !PICTURE_TYPES.includes(type))
    return { field, messageId: 'upload.pictureType' };
  if (size > IMAGE_BYTES_MAX) return { field, messageId: 'upload.pictureBytes' };
  return null;
}

/** The format of iPhones, which few browsers show. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

/** Checks the number of pixels (R-VAL-FILE-03). */
export const pictureSizeProblem = (
  field: string,
  { width, height }: { width: number; height: number },
): FieldProblem | null =>
  width * height > IMAGE_PIXELS_MAX ? { field, messageId: 'upload.picturePixels' } : null;

/** `accept` of a file input. */
export const PICTURE_OR_PDF_ACCEPT = `${PICTURE_ACCEPT},.pdf`;

const PDF_NAME = /\.pdf$/i;
export const PDF_TYPE = 'application/pdf';

/** Name or MIME type: either one makes the file subject to the rules of a PDF. */
export const isPdf = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  PDF_NAME.test(name) || type === PDF_TYPE;

/** Whether a browser shows the file as a picture, including kinds that are not accepted for upload. */
export const isPictureFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  PICTURE_NAME.test(name) || type.startsWith('image/');

/** Checks before a picture or a PDF is decoded (R-VAL-FILE-01, 02, 04, 05). */
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

/** Viewers look for the header of a PDF within this many bytes. */
const PDF_HEAD_MAX = 1024;

/** Whether a file starts with a PDF header, regardless of its name. */
export const beginsAsPdf = async (file: Blob): Promise<boolean> => {
  const head = new Uint8Array(await file.slice(0, PDF_HEAD_MAX).arrayBuffer());
  return String.fromCharCode(...head).includes('%PDF-');
};

/** Checks the first bytes of a chosen PDF. */
export const pdfBytesProblem = async (field: string, file: Blob): Promise<FieldProblem | null> =>
  (await beginsAsPdf(file)) ? null : { field, messageId: 'upload.notPdf' };

/** Refuses more than `max` files in one field (R-VAL-FILE-06, R-ENT-33). */
export const tooManyFilesProblems = (field: string, count: number, max: number): FieldProblem[] =>
  count > max ? [{ field, messageId: 'upload.tooMany', values: { max, count } }] : [];

/** A file that was changed, moved or deleted after it was chosen. */
export const goneFileProblem = (field: string, { name }: Pick<File, 'name'>): FieldProblem => ({
  field,
  messageId: 'upload.gone',
  values: { name },
});

import type { FieldProblem } from '#domain/base/problems';
import {
  isPdf,
  pdfBytesProblem,
  pictureFileProblem,
  pictureOrPdfProblem,
  pictureSizeProblem,
} from '#domain/base/upload';
import { pdfContentProblem } from '#domain/files/pdf-content-problem';
import { pictureBytesProblem } from '#domain/files/picture-bytes-problem';
import { pictureHead } from '#domain/files/picture-head';
import type { UploadEffects } from '#machines/upload/upload.machine';

/** The problem of a picture: its name and size, then its first bytes, and whether the browser can decode it. */
export const checkPicture =
  (field: string): UploadEffects['check'] =>
  async (file, signal) =>
    pictureFileProblem(field, file) ?? (await contentProblem(field, file, signal));

/** The problem of a picture or a PDF. */
export const checkPictureOrPdf =
  (field: string): UploadEffects['check'] =>
  async (file, signal) => {
    const refused = pictureOrPdfProblem(field, file);
    if (refused) return refused;
    if (!isPdf(file)) return contentProblem(field, file, signal);
    return (
      (await pdfBytesProblem(field, file)) ??
      pdfContentProblem(field, new Uint8Array(await file.arrayBuffer()))
    );
  };

/** Too many pixels are found in the header: decoding them could end the page. */
async function contentProblem(field: string, file: File, signal: AbortSignal): Promise<FieldProblem | null> {
  const head = pictureHead(new Uint8Array(await file.arrayBuffer()));
  const problem =
    pictureBytesProblem(field, head) ?? (head?.size ? pictureSizeProblem(field, head.size) : null);
  if (problem) return problem;
  const bitmap = await createImageBitmap(file);
  signal.throwIfAborted();
  const { width, height } = bitmap;
  bitmap.close();
  // a browser may decode more kinds of pictures than those that can be told by their bytes
  if (head === null) return { field, messageId: 'upload.pictureType' };
  return pictureSizeProblem(field, { width, height });
}

import type { FieldProblem } from '#domain/base/problems';
import {
  isPdf,
  pdfBytesProblem,
  pictureFileProblem,
  pictureOrPdfProblem,
  pictureSizeProblem,
} from '#domain/base/upload';
import type { UploadEffects } from '#machines/upload/upload.machine';

/** The problem of a picture: name and bytes are checked first, then the pixels, which the browser decodes. */
export const checkPicture =
  (field: string): UploadEffects['check'] =>
  async (file, signal) =>
    pictureFileProblem(field, file) ?? (await pixelsProblem(field, file, signal));

/** The problem of a picture or a PDF; of a PDF only the first bytes are checked. */
export const checkPictureOrPdf =
  (field: string): UploadEffects['check'] =>
  async (file, signal) => {
    const refused = pictureOrPdfProblem(field, file);
    if (refused) return refused;
    return isPdf(file) ? pdfBytesProblem(field, file) : pixelsProblem(field, file, signal);
  };

async function pixelsProblem(field: string, file: File, signal: AbortSignal): Promise<FieldProblem | null> {
  const bitmap = await createImageBitmap(file);
  signal.throwIfAborted();
  const { width, height } = bitmap;
  bitmap.close();
  return pictureSizeProblem(field, { width, height });
}

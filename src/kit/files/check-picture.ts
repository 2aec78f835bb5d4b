import { isPdf, pictureFileProblem, pictureOrPdfProblem } from '#domain/base/upload';
import type { UploadEffects } from '#machines/upload/upload.machine';

/** The problem of a picture: its name and size, then its first bytes, and whether the browser can decode it. */
export const checkPicture =
  (field: string): UploadEffects['check'] =>
  async (file, signal) =>
    pictureFileProblem(field, file) ?? (await loadContent()).pictureProblem(field, file, signal);

/** The problem of a picture or a PDF. */
export const checkPictureOrPdf =
  (field: string): UploadEffects['check'] =>
  async (file, signal) => {
    const typeProblem = pictureOrPdfProblem(field, file);
    if (typeProblem) return typeProblem;
    const { pdfProblem, pictureProblem } = await loadContent();
    return isPdf(file) ? pdfProblem(field, file) : pictureProblem(field, file, signal);
  };

const loadContent = async () => (await import('./file-content')).fileContent;

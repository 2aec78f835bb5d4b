import type { FieldProblem } from '#domain/base/problems';
import { pdfBytesProblem, pictureSizeProblem } from '#domain/base/upload';
import { pdfContentProblem } from '#domain/files/pdf-content-problem';
import { pictureBytesProblem } from '#domain/files/picture-bytes-problem';
import { pictureHead } from '#domain/files/picture-head';
import { preparePicture } from './prepare-picture';

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Too many pixels are found in the header: decoding them could end the page. */
async function pictureProblem(field: string, file: File, signal: AbortSignal): Promise<FieldProblem | null> {
  const header = pictureHead(await bytesOf(file));
  const problem =
    pictureBytesProblem(field, header) ?? (header?.size ? pictureSizeProblem(field, header.size) : null);
  if (problem) return problem;
  const bitmap = await createImageBitmap(file);
  signal.throwIfAborted();
  const { width, height } = bitmap;
  bitmap.close();
  // a browser may decode more kinds of pictures than those that can be told by their bytes
  if (header === null) return { field, messageId: 'upload.pictureType' };
  return pictureSizeProblem(field, { width, height });
}

const pdfProblem = async (field: string, file: File): Promise<FieldProblem | null> =>
  (await pdfBytesProblem(field, file)) ?? pdfContentProblem(field, await bytesOf(file));

/** What is done with the bytes of a chosen file. Screens load it when a file is chosen, which is rare. */
export const fileContent = { pictureProblem, pdfProblem, preparePicture };

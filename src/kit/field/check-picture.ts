import type { FieldProblem } from '#domain/base/problems';
import { pictureFileProblem, pictureSizeProblem } from '#domain/base/upload';
import type { UploadEffects } from '#machines/upload/upload.machine';

/** What is wrong with a picture: told by its name and bytes at once, by its pixels once the browser has decoded it. */
export const checkPicture =
  (field: string): UploadEffects['check'] =>
  async (file, signal): Promise<FieldProblem | null> => {
    const refused = pictureFileProblem(field, file);
    if (refused) return refused;
    const bitmap = await createImageBitmap(file);
    signal.throwIfAborted();
    const { width, height } = bitmap;
    bitmap.close();
    return pictureSizeProblem(field, { width, height });
  };

import type { UploadEffects } from '#machines/upload/upload.machine';

/** An accepted file as it is sent (`preparePicture`). */
export const prepareChosen: NonNullable<UploadEffects['prepare']> = async (file) =>
  (await import('./file-content')).fileContent.preparePicture(file);

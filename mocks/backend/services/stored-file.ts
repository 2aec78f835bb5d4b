import { isPdf, type KeptOrNewFile, pdfBytesProblem, type StoredFile } from '#domain/base/upload';
import { refuseProblems } from '#mocks/backend/protocol/mock';
import { dataUrlOf, storedPicture } from './stored-picture';

/** A stored file stays unchanged, a new picture is scaled down, a new PDF is stored whole. */
export async function storedFile(field: string, file: KeptOrNewFile): Promise<StoredFile> {
  if ('url' in file) return file;
  const { name, type } = file;
  const problem = isPdf(file) ? await pdfBytesProblem(field, file) : null;
  if (problem) refuseProblems([problem]);
  return { name, type, url: isPdf(file) ? await dataUrlOf(file) : await storedPicture(field, file) };
}

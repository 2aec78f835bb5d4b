import type { FormFile } from '#domain/base/upload';

const fileNumbers = new WeakMap<File, number>();
let fileCount = 0;

/** The key of a file in a list: two new files with the same name need different ones. */
export function fileKey(file: FormFile): string {
  if (typeof file === 'string') return file;
  if (!(file instanceof File)) return file.url;
  const number = fileNumbers.get(file) ?? ++fileCount;
  fileNumbers.set(file, number);
  return `new-${number}`;
}

import type { FormFile } from '#domain/base/upload';

const numbers = new WeakMap<File, number>();
let count = 0;

/** The key of a file in a list: two new files with the same name need different ones. */
export function fileKey(file: FormFile): string {
  if (typeof file === 'string') return file;
  if (!(file instanceof File)) return file.url;
  const number = numbers.get(file) ?? ++count;
  numbers.set(file, number);
  return `new-${number}`;
}

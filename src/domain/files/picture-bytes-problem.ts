import type { FieldProblem } from '#domain/base/problems';
import type { PictureHead } from './picture-head';

const ACCEPTED_KINDS: readonly string[] = ['jpeg', 'png', 'gif'];

/** Checks the first bytes of a picture, whose name may say another kind; unknown bytes are left to a decoder. */
export function pictureBytesProblem(field: string, head: PictureHead | null): FieldProblem | null {
  if (head === null || ACCEPTED_KINDS.includes(head.kind)) return null;
  if (head.kind === 'HEIC') return { field, messageId: 'upload.heic' };
  return { field, messageId: 'upload.pictureContent', values: { kind: head.kind } };
}

import type { Output } from '#api/http/endpoint';
import type { Kept } from '#api/http/shapes';
import type { Removal } from '#machines/record-editor/record-editor.setup';

type Removed = { status: 200 | 204; data: unknown } | { status: 209; data: Output<typeof Kept> };

/**
 * The outcome of a delete: 209 means that the server kept the record, perhaps saying why (R-HTTP-17, A-185).
 */
export const removalOf = (answer: Removed): Removal =>
  answer.status === 209 ? { outcome: 'kept', message: answer.data.message } : { outcome: 'removed' };

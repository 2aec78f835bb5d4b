import type { FieldProblem } from '#domain/base/problems';
import { goneFileProblem } from '#domain/base/upload';

/**
 * The files of a body that can no longer be read, because they were changed, moved or deleted after they were
 * chosen: sent all the same, they end in a request that never finishes. One byte of each is read.
 */
export async function goneFileProblems(body: Readonly<Record<string, unknown>>): Promise<FieldProblem[]> {
  const files = Object.entries(body).flatMap(([field, value]) =>
    [value].flat().flatMap((one) => (one instanceof File ? [{ field, file: one }] : [])),
  );
  const problems = await Promise.all(
    files.map(async ({ field, file }) => ((await isReadable(file)) ? [] : [goneFileProblem(field, file)])),
  );
  return problems.flat();
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

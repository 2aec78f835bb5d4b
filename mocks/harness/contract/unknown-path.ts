import type { Endpoint } from '#api/http/endpoint';

/**
 * The path of a call that the contract does not have, without values: a segment stays if the contract has it too, or if it
 * is a word in a place where the contract has no parameter.
 */
export function unknownPath(path: string, endpoints: readonly Endpoint[]): string {
  const known = endpoints.map((endpoint) => endpoint.path.split('/'));
  const literals = new Set(known.flat().filter((segment) => !segment.startsWith(':')));
  const beforeParameters = new Map(
    known.flatMap((segments) =>
      segments.flatMap((segment, at): [string, string][] => {
        const next = segments[at + 1];
        return next?.startsWith(':') ? [[segment, next]] : [];
      }),
    ),
  );
  const segments = path.split('/');
  return segments
    .map((segment, at) => {
      if (literals.has(segment)) return segment;
      const parameter = beforeParameters.get(segments[at - 1] ?? '-');
      return parameter === undefined && WORD.test(segment) ? segment : (parameter ?? ':value');
    })
    .join('/');
}

const WORD = /^[a-z][a-z_-]{0,39}$/;

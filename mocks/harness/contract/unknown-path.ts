import type { Endpoint } from '#api/http/endpoint';

/**
 * The path of a call that the contract does not have, without values: a segment stays if the contract has it too, or if it
 * is a word in a place where the contract has no parameter.
 */
export function unknownPath(path: string, endpoints: readonly Endpoint[]): string {
  const knownPaths = endpoints.map((endpoint) => endpoint.path.split('/'));
  const literalSegments = new Set(knownPaths.flat().filter((segment) => !segment.startsWith(':')));
  const parameterAfter = new Map(
    knownPaths.flatMap((segments) =>
      segments.flatMap((segment, index): [string, string][] => {
        const next = segments[index + 1];
        return next?.startsWith(':') ? [[segment, next]] : [];
      }),
    ),
  );
  const segments = path.split('/');
  return segments
    .map((segment, index) => {
      if (literalSegments.has(segment)) return segment;
      const parameter = parameterAfter.get(segments[index - 1] ?? '-');
      return parameter === undefined && WORD_SEGMENT.test(segment) ? segment : (parameter ?? ':value');
    })
    .join('/');
}

const WORD_SEGMENT = /^[a-z][a-z_-]{0,39}$/;

import type { MatchCall } from '#mocks/backend/protocol/match-call';
import type { RecordedCall } from './read-har';

/** Segments before the paths of the contract, such as `/api-root` or `/service/v2`. */
const LONGEST_BASE = 3;

/**
 * The address below which most calls of a HAR fit the contract: origin and leading segments, without a slash at the end.
 * Each call counts as many as its endpoint has literal segments, because a path of parameters fits by chance.
 * Null when no call fits.
 */
export function findBase(calls: readonly RecordedCall[], match: MatchCall): string | null {
  const scores = new Map<string, number>();
  for (const { method, url } of calls) {
    const segments = url.pathname.split('/').slice(1);
    for (let baseLength = 0; baseLength <= Math.min(LONGEST_BASE, segments.length - 1); baseLength += 1) {
      const endpointMatch = match(method, `/${segments.slice(baseLength).join('/')}`);
      if (endpointMatch === null) continue;
      const base = [url.origin, ...segments.slice(0, baseLength)].join('/');
      scores.set(base, (scores.get(base) ?? 0) + literalSegmentCount(endpointMatch.endpoint.path));
    }
  }
  const [bestBase = null] = [...scores]
    .toSorted(([left, low], [right, high]) => high - low || left.length - right.length)
    .map(([base]) => base);
  return bestBase;
}

const literalSegmentCount = (path: string) =>
  path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':')).length;

/** The path of an address below a base; null for an address elsewhere. */
export function pathBelow(base: string, { origin, pathname }: URL): string | null {
  const whole = origin + pathname;
  return whole.startsWith(`${base}/`) ? whole.slice(base.length) : null;
}

import type { Endpoint } from '#api/http/endpoint';
import { bySpecificity } from '#mocks/backend/protocol/by-specificity';

/** What a request is found by. */
export type Call = Pick<Endpoint, 'method' | 'path'>;

export interface Match<E extends Call = Endpoint> {
  endpoint: E;
  params: Record<string, string>;
  /** The address has no trailing slash where the contract has one, or the reverse. */
  isOtherSlash: boolean;
}

export type MatchCall<E extends Call = Endpoint> = (method: string, path: string) => Match<E> | null;

interface Pattern<E extends Call> {
  endpoint: E;
  expression: RegExp;
  paramNames: readonly string[];
  isOtherSlash: boolean;
}

/** Finds the endpoint of a path by the order of the fake backend's handlers: every exact path before the others. */
export function callMatcher<E extends Call>(endpoints: readonly E[]): MatchCall<E> {
  const sorted = endpoints.toSorted((left, right) => bySpecificity(left.path, right.path));
  const patterns = [false, true].flatMap((isOtherSlash) =>
    sorted.map((endpoint) => patternOf(endpoint, isOtherSlash)),
  );
  return (method, path) => {
    for (const { endpoint, expression, paramNames, isOtherSlash } of patterns) {
      if (endpoint.method !== method) continue;
      const matchResult = expression.exec(path);
      if (matchResult === null) continue;
      const params = Object.fromEntries(
        paramNames.map((name, index) => [name, decodedSegment(matchResult[index + 1] ?? '')]),
      );
      return { endpoint, params, isOtherSlash };
    }
    return null;
  };
}

function patternOf<E extends Call>(endpoint: E, isOtherSlash: boolean): Pattern<E> {
  const path = isOtherSlash ? withOtherSlash(endpoint.path) : endpoint.path;
  const paramNames: string[] = [];
  const source = path.replace(/:([A-Za-z]\w*)|[.*+?^${}()|[\]\\]/g, (matched, name?: string) => {
    if (name === undefined) return `\\${matched}`;
    paramNames.push(name);
    return '([^/]+)';
  });
  return { endpoint, expression: new RegExp(`^${source}$`), paramNames, isOtherSlash };
}

const withOtherSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

import type { Reply } from './reply';
import type { ApiRequest } from './request';
import type { Session, Sessions } from './sessions';
import type { Tables } from './tables/tables';

/** The arguments of a view. */
export interface Context {
  request: ApiRequest;
  /** The named segments of the path. */
  params: Readonly<Record<string, string>>;
  tables: Tables;
  sessions: Sessions;
  /** The most rows of a page, below the request's limit; null for no such limit. */
  pageLimit: number | null;
}

export type SignedIn = Context & { session: Session };

/** A view that needs no session. */
export type PublicView = (context: Context) => Reply;
/** A view that needs a session. */
export type View = (context: SignedIn) => Reply;
/** Views by the name of their call in the specification: `DELETE /:city/notifications/:id/`. */
export type Views = Readonly<Record<string, View>>;

export type Route =
  | { name: string; isPublic: true; view: PublicView }
  | { name: string; isPublic: false; view: View };

export const publicRoutes = (views: Readonly<Record<string, PublicView>>): Route[] =>
  Object.entries(views).map(([name, view]) => ({ name, isPublic: true, view }));

export const protectedRoutes = (views: Views): Route[] =>
  Object.entries(views).map(([name, view]) => ({ name, isPublic: false, view }));

/**
 * The backend's rule for trailing slashes: as the specification writes them, or always or never with a
 * redirect.
 */
export type Slashes = 'as written' | 'always' | 'never';

export type RouteMatch = { route: Route; params: Record<string, string> } | { redirect: string } | null;

/** The route of a request. Literal segments win over named segments. */
export function matchRoute(
  routes: readonly Route[],
  method: string,
  path: string,
  slashes: Slashes,
): RouteMatch {
  const candidates = routes
    .filter(({ name }) => name.startsWith(`${method} `))
    .map((route) => ({ route, params: paramsOf(templateOf(route), path) }))
    .filter(({ params }) => params !== null)
    .toSorted((one, other) => paramCount(one.route) - paramCount(other.route));
  const exact = candidates.find(({ route }) => path === withSlashRule(path, templateOf(route), slashes));
  if (exact) return { route: exact.route, params: exact.params ?? {} };
  const [closest] = candidates;
  if (!closest) return null;
  const redirect = withSlashRule(path, templateOf(closest.route), slashes);
  // Django appends a slash; only the setting 'never' removes one
  return redirect.endsWith('/') || slashes === 'never' ? { redirect } : null;
}

/**
 * The path with or without a trailing slash as the specification writes it, whatever the backend's rule is.
 */
export const asWritten = (route: Route, path: string): string =>
  withSlashRule(path, templateOf(route), 'as written');

const templateOf = ({ name }: Route): string => name.slice(name.indexOf(' ') + 1);
const paramCount = (route: Route): number => templateOf(route).split(':').length;

function withSlashRule(path: string, template: string, slashes: Slashes): string {
  const withoutSlash = path.replace(/\/$/, '');
  const endsWithSlash = slashes === 'always' || (slashes === 'as written' && template.endsWith('/'));
  return endsWithSlash ? `${withoutSlash}/` : withoutSlash;
}

function paramsOf(template: string, path: string): Record<string, string> | null {
  const segments = segmentsOf(template);
  const actualSegments = segmentsOf(path);
  if (segments.length !== actualSegments.length) return null;
  const isMatch = segments.every(
    (segment, index) => segment.startsWith(':') || segment === actualSegments[index],
  );
  if (!isMatch) return null;
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), actualSegments[index] ?? '']] : [],
    ),
  );
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

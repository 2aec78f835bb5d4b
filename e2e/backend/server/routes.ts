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
export type OpenView = (context: Context) => Reply;
/** A view that needs a session. */
export type View = (context: SignedIn) => Reply;
/** Views by the name of their call in the specification: `DELETE /:city/notifications/:id/`. */
export type Views = Readonly<Record<string, View>>;

export type Route = { name: string; open: true; view: OpenView } | { name: string; open: false; view: View };

export const open = (views: Readonly<Record<string, OpenView>>): Route[] =>
  Object.entries(views).map(([name, view]) => ({ name, open: true, view }));

export const closed = (views: Views): Route[] =>
  Object.entries(views).map(([name, view]) => ({ name, open: false, view }));

/**
 * The backend's rule for trailing slashes: as the specification writes them, or always or never with a
 * redirect.
 */
export type Slashes = 'as written' | 'always' | 'never';

export type Found = { route: Route; params: Record<string, string> } | { redirect: string } | null;

/** The route of a request. Literal segments win over named segments. */
export function find(routes: readonly Route[], method: string, path: string, slashes: Slashes): Found {
  const fitting = routes
    .filter(({ name }) => name.startsWith(`${method} `))
    .map((route) => ({ route, params: paramsOf(templateOf(route), path) }))
    .filter(({ params }) => params !== null)
    .toSorted((one, other) => namesIn(one.route) - namesIn(other.route));
  const exact = fitting.find(({ route }) => path === slashed(path, templateOf(route), slashes));
  if (exact) return { route: exact.route, params: exact.params ?? {} };
  const [near] = fitting;
  if (!near) return null;
  const redirect = slashed(path, templateOf(near.route), slashes);
  // Django appends a slash; only the setting 'never' removes one
  return redirect.endsWith('/') || slashes === 'never' ? { redirect } : null;
}

/**
 * The path with or without a trailing slash as the specification writes it, whatever the backend's rule is.
 */
export const asWritten = (route: Route, path: string): string =>
  slashed(path, templateOf(route), 'as written');

const templateOf = ({ name }: Route): string => name.slice(name.indexOf(' ') + 1);
const namesIn = (route: Route): number => templateOf(route).split(':').length;

function slashed(path: string, template: string, slashes: Slashes): string {
  const bare = path.replace(/\/$/, '');
  const slash = slashes === 'always' || (slashes === 'as written' && template.endsWith('/'));
  return slash ? `${bare}/` : bare;
}

function paramsOf(template: string, path: string): Record<string, string> | null {
  const segments = segmentsOf(template);
  const given = segmentsOf(path);
  if (segments.length !== given.length) return null;
  const fits = segments.every((segment, index) => segment.startsWith(':') || segment === given[index]);
  if (!fits) return null;
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), given[index] ?? '']] : [],
    ),
  );
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

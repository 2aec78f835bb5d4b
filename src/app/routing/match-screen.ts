import { matchRoute, type Parser } from 'wouter';
import type { Screen } from '#kit/context/screen';
import type { AppLocation } from './verdict';

/** The screen that matches a path. Literal segments win over parameters. */
export function matchScreen(parser: Parser, screens: readonly Screen[], path: string): AppLocation['match'] {
  for (const { screen, route } of routesOf(parser, screens)) {
    const [matches, params] = matchRoute(() => route, screen.path, path);
    if (matches) return { screen, params: decodedParams(params) };
  }
  return null;
}

/** Sorts the screens so that the first match is the right one. */
export const inOrder = <Routed extends { path: string }>(screens: readonly Routed[]): readonly Routed[] =>
  screens.toSorted((one, other) => specificityKey(one.path).localeCompare(specificityKey(other.path)));

interface Route {
  screen: Screen;
  route: ReturnType<Parser>;
}

/** Sorted and parsed once, because every change of page reads the routes. */
function routesOf(parser: Parser, screens: readonly Screen[]): readonly Route[] {
  const routes =
    routesCache.get(screens) ?? inOrder(screens).map((screen) => ({ screen, route: parser(screen.path) }));
  routesCache.set(screens, routes);
  return routes;
}

const routesCache = new WeakMap<readonly Screen[], readonly Route[]>();

const specificityKey = (pattern: string): string =>
  pattern
    .replace(/[^/:*]+/g, '0')
    .replace(/:0/g, '1')
    .replace(/\*/g, '2');

function decodedParams(params: object): Record<string, string> {
  const named = Object.entries(params).filter(([name]) => Number.isNaN(Number(name)));
  return Object.fromEntries(named.map(([name, value]) => [name, decodeIfValid(String(value))]));
}

function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { Parser } from 'wouter';
import { cities } from '#api/places/cities';
import { listQueryOf } from '#kit/list/list-state';
import type { App } from '../app';
import { createQueryClient } from '../create-query-client';
import { matchScreen } from '../routing/match-screen';
import { screens } from '../screens/index';

interface PageAddress {
  /** Slug of the selected city. */
  city: string;
  user: number;
  path: string;
  search: string;
}

/** Loads the view of an address and sends its first request ahead. The view's own query reports failures. */
export async function prefetchPage(
  { services, prefetch }: App,
  parser: Parser,
  page: PageAddress,
): Promise<void> {
  const { city, user, path, search } = page;
  const { settings } = services;
  const parameters = new URLSearchParams(search);
  const match = matchScreen(parser, screens, path);
  const view = await match?.screen.view.load().catch(() => undefined);
  if (match?.params.city !== city) return;
  await view?.default.first?.({
    queryClient: createQueryClient(),
    scope: { call: prefetch, city, user },
    settings,
    parameters,
    listQuery: (size) => listQueryOf(parameters, settings, size),
  });
}

/**
 * Runs while the session determines the user: requests the user's cities with the remembered token. Once the
 * response contains the stored city, it also sends the page's first request. Nothing of it is shown
 * before the profile is loaded and the guard has decided.
 */
export async function prefetchDuringSignIn(app: App, parser: Parser): Promise<void> {
  const session = app.session.current()?.getSnapshot();
  // The user is signing out: the token is about to become invalid.
  if (!session?.hasTag('waiting')) return;
  const { user, city } = session.context;
  const { path, search } = app.services.navigation;
  try {
    const { data } = await app.prefetch(cities.mine, {});
    if (!data.content.some(({ name }) => name === city?.name)) return;
  } catch {
    // The query of the cities reports the failure.
    return;
  }
  // `user` is only part of the cache key; the token decides whose data the response holds.
  if (city)
    await prefetchPage(app, parser, { city: city.name, user: user ?? 0, path: path(), search: search() });
}

import { QueryClient } from '@tanstack/react-query';
import type { Parser } from 'wouter';
import { cities } from '#api/places/cities';
import { listQueryOf } from '#kit/list/list-state';
import type { App } from './app';
import { matchScreen } from './routing/match-screen';
import { screens } from './screens/index';

interface PageAddress {
  /** Slug of the selected city. */
  city: string;
  user: number;
  path: string;
  search: string;
}

/** Fetches the view of an address and sends what it will ask first. What fails here is told by whoever shows it. */
export async function prefetchPage(
  { services, prefetch }: App,
  parser: Parser,
  page: PageAddress,
): Promise<void> {
  const { city, user, path, search } = page;
  const { settings } = services;
  const parameters = new URLSearchParams(search);
  const place = matchScreen(parser, screens, path);
  const view = await place?.screen.view.load().catch(() => undefined);
  if (place?.params.city !== city) return;
  await view?.default.first?.({
    queryClient: new QueryClient(),
    scope: { call: prefetch, city, user },
    settings,
    parameters,
    listQuery: (size) => listQueryOf(parameters, settings, size),
  });
}

/**
 * While it is still asked who this is: the cities they may enter, with the remembered token, and as soon as these name
 * the stored one what its page will ask. Nothing of it is shown before profile and guard have spoken.
 */
export async function prefetchDuringSignIn(app: App, parser: Parser): Promise<void> {
  const session = app.session.current()?.getSnapshot();
  // somebody leaves: their token is as good as spent
  if (!session?.hasTag('waiting')) return;
  const { user, city } = session.context;
  const { path, search } = app.services.navigation;
  try {
    const { data } = await app.prefetch(cities.mine, {});
    if (!data.content.some(({ name }) => name === city?.name)) return;
  } catch {
    // told by whoever asks for them
    return;
  }
  // the user is a key of what is kept; the token says whose the answer is
  if (city)
    await prefetchPage(app, parser, { city: city.name, user: user ?? 0, path: path(), search: search() });
}

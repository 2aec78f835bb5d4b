import type { EarlyRequest } from '../src/api/http/early-requests.ts';
import type { FirstFiles } from './ask-at-once.ts';

/**
 * Sends profile, cities and the first list of the address, side by side, for whoever is signed in. Where all scripts are
 * in the cache, as on the visit of every day, these three calls in a row would be half of it. Its text is written into the
 * page (build/first-files.ts), so it knows nothing of the outside: the names of the cookie and of the stored values are
 * those of src/kit/services.
 */
export function requestAtOnce({ base, backend, screens }: FirstFiles, page: Window): EarlyRequest[] {
  const { pathname, search } = page.location;
  const token = /(?:^|; )Admin-Token=([^;]+)/.exec(page.document.cookie)?.[1];
  const inside = pathname.slice(base.length - 1);
  const matching = screens.find(([pattern]) => new RegExp(pattern, 'i').test(inside));
  const [pattern, , list] = inside === '/' ? ['/', [], null] : (matching ?? []);
  if (!token || backend === null || pattern === undefined || list === undefined) return [];
  let storage: Partial<Storage> = {};
  try {
    storage = page.localStorage;
  } catch {
    // refused by the browser: then nothing is stored
  }
  const requests = [
    storage.login_by_store === 'true' ? '/users/owner_info' : '/users/profile',
    '/default/api/city/specify/',
  ];
  const city = new RegExp(pattern, 'i').exec(inside)?.[1];
  // in another city than the stored one nobody knows yet whether it may be entered
  if (list && search === '' && city && storage.City?.includes(`"name":"${city}"`)) {
    requests.push(list.replace(':city', city));
  }
  return requests.map((request) => {
    const url = backend + request;
    const authorization = `Bearer ${decodeURIComponent(token)}`;
    const response = page
      .fetch(url, { headers: { Accept: 'application/json, text/plain, */*', Authorization: authorization } })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
    // nobody may take it over
    response.catch(() => undefined);
    return { url, authorization, sentAt: page.performance.now(), response };
  });
}

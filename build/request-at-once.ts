import type { EarlyRequest } from '../src/api/http/early-requests.ts';
import type { DeploymentSettings } from '../src/app/deployment-settings.ts';
import type { FirstFiles } from './preload-first-files.ts';

/**
 * Sends the requests for profile, cities and the first list of the address in parallel, for a signed-in user.
 * When all scripts are cached, as on most visits, these three in sequence would take half of the time. Its
 * source text is written into the page (build/first-files.ts), so it must not use outer variables. The names
 * of the cookie and of the stored values are those of src/kit/services.
 */
export function requestAtOnce(
  { screens }: FirstFiles,
  { basePath, apiBaseUrl, notificationPageSize }: DeploymentSettings,
  page: Window,
): EarlyRequest[] {
  const { pathname, search } = page.location;
  const token = /(?:^|; )Admin-Token=([^;]+)/.exec(page.document.cookie)?.[1];
  const inside = pathname.slice(basePath.length - 1);
  const matching = screens.find(([pattern]) => new RegExp(pattern, 'i').test(inside));
  const [pattern, , list] = inside === '/' ? ['/', [], null] : (matching ?? []);
  if (!token || pattern === undefined || list === undefined) return [];
  let storage: Partial<Storage> = {};
  try {
    storage = page.localStorage;
  } catch {
    // the browser refuses access to storage: treated as empty
  }
  const requests = [
    storage.login_by_store === 'true' ? '/users/owner_info' : '/users/profile',
    '/default/api/city/specify/',
  ];
  const city = new RegExp(pattern, 'i').exec(inside)?.[1];
  // the account may not enter a city other than the stored one, which is not known yet
  if (list && search === '' && city && storage.City?.includes(`"name":"${city}"`)) {
    requests.push(list.replace(':city', city).replace(':notificationPageSize', String(notificationPageSize)));
  }
  return requests.map((request) => {
    const url = apiBaseUrl + request;
    const authorization = `Bearer ${decodeURIComponent(token)}`;
    const response = page
      .fetch(url, {
        // a cache of the browser may be older than the last write
        cache: 'no-store',
        headers: { Accept: 'application/json, text/plain, */*', Authorization: authorization },
      })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
    // the response may never be taken, and its rejection must not be reported as unhandled
    response.catch(() => undefined);
    return { url, authorization, sentAt: page.performance.now(), response };
  });
}

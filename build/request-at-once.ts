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
  window: Window,
): EarlyRequest[] {
  const { pathname, search } = window.location;
  const token = /(?:^|; )Admin-Token=([^;]+)/.exec(window.document.cookie)?.[1];
  const pathInBase = pathname.slice(basePath.length - 1);
  const screen = screens.find(([pattern]) => new RegExp(pattern, 'i').test(pathInBase));
  const [pattern, , listRequest] = pathInBase === '/' ? ['/', [], null] : (screen ?? []);
  if (!token || pattern === undefined || listRequest === undefined) return [];
  let storage: Partial<Storage> = {};
  try {
    storage = window.localStorage;
  } catch {
    // the browser refuses access to storage: treated as empty
  }
  const paths = [
    storage.login_by_store === 'true' ? '/users/owner_info' : '/users/profile',
    '/default/api/city/specify/',
  ];
  const city = new RegExp(pattern, 'i').exec(pathInBase)?.[1];
  // the account may not enter a city other than the stored one, which is not known yet
  if (listRequest && search === '' && city && storage.City?.includes(`"name":"${city}"`)) {
    paths.push(
      listRequest.replace(':city', city).replace(':notificationPageSize', String(notificationPageSize)),
    );
  }
  return paths.map((path) => {
    const url = apiBaseUrl + path;
    const authorization = `Bearer ${decodeURIComponent(token)}`;
    const response = window
      .fetch(url, {
        // a cache of the browser may be older than the last write
        cache: 'no-store',
        headers: { Accept: 'application/json, text/plain, */*', Authorization: authorization },
      })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }));
    // the response may never be taken, and its rejection must not be reported as unhandled
    response.catch(() => undefined);
    return { url, authorization, sentAt: window.performance.now(), response };
  });
}

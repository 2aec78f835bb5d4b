/**
 * The cookies of the demo's page after its scenario link is applied: a link signs a user in or out, and chooses the
 * language. Its source text is written into the page (build/first-files.ts), so it must not use outer variables. The
 * cookies' names are those of src/kit/services/cookies.ts.
 */
export function cookiesAfterLink(cookies: string, hash: string): string {
  if (!hash.startsWith('#qa?')) return cookies;
  const scenarioParams = new URLSearchParams(hash.slice(4));
  const role = scenarioParams.get('role');
  const language = scenarioParams.get('lang');
  const isKept = (cookie: string) =>
    !(role !== null && cookie.startsWith('Admin-Token=')) &&
    !(language !== null && cookie.startsWith('language='));
  const cookiesAfter = cookies.split('; ').filter(isKept);
  if (role !== null && role !== 'none') cookiesAfter.push('Admin-Token=of-link');
  if (language !== null) cookiesAfter.push(`language=${language}`);
  return cookiesAfter.filter(Boolean).join('; ');
}

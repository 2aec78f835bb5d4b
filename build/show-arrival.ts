export interface ArrivalNames {
  /** The name of each city, by its slug. */
  cities: Readonly<Record<string, string>>;
  /** The name of each role; other languages than Japanese have the English one. */
  roles: Readonly<Record<'ja' | 'en', Readonly<Record<string, string>>>>;
}

/**
 * Shows who a scenario link signs in, while the fake backend loads: `明石市 · 管理者 として開いています`. The console
 * replaces it with its first page. Its source text is written into the demo's page (build/arrival.ts), so it must not
 * use outer variables.
 */
export function showArrival(names: ArrivalNames, page: Document, { hash }: Pick<Location, 'hash'>): void {
  const root = page.getElementById('root');
  const link = new URLSearchParams(hash.slice(4));
  const language =
    (link.get('lang') ?? /(?:^|; )language=(\w+)/.exec(page.cookie)?.[1] ?? 'ja') === 'ja' ? 'ja' : 'en';
  const role = names.roles[language][link.get('role') ?? ''];
  if (root === null || !hash.startsWith('#qa?') || typeof role !== 'string') return;
  const who = [names.cities[link.get('city') ?? ''], role].filter(Boolean).join(' · ');
  const main = page.createElement('main');
  const text = page.createElement('p');
  page.documentElement.lang = language;
  main.className = 'plain';
  text.setAttribute('role', 'status');
  text.textContent = language === 'ja' ? `${who} として開いています…` : `Opening as ${who}…`;
  main.append(text);
  root.append(main);
}

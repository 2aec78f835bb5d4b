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
export function showArrival(names: ArrivalNames, document: Document, { hash }: Pick<Location, 'hash'>): void {
  const root = document.getElementById('root');
  const scenarioParams = new URLSearchParams(hash.slice(4));
  const language =
    (scenarioParams.get('lang') ?? /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] ?? 'ja') === 'ja'
      ? 'ja'
      : 'en';
  const role = names.roles[language][scenarioParams.get('role') ?? ''];
  if (root === null || !hash.startsWith('#qa?') || typeof role !== 'string') return;
  const cityAndRole = [names.cities[scenarioParams.get('city') ?? ''], role].filter(Boolean).join(' · ');
  const main = document.createElement('main');
  const statusLine = document.createElement('p');
  document.documentElement.lang = language;
  main.className = 'plain';
  main.dataset.arrival = '';
  statusLine.setAttribute('role', 'status');
  statusLine.textContent =
    language === 'ja' ? `${cityAndRole} として開いています…` : `Opening as ${cityAndRole}…`;
  main.append(statusLine);
  root.append(main);
}

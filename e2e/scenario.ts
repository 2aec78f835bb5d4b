/** What a scenario link can set; every key may be left out. */
export interface Scenario {
  role?: string;
  company?: string;
  city?: string;
  seed?: string;
  now?: string;
  lang?: string;
  size?: string;
  /** `METHOD path effect [xN]`, as many as wanted. */
  fault?: string | string[];
  /** Milliseconds before every answer of the fake backend; none, where a test does not look at the waiting. */
  latency?: number;
  /** Off, where a test is not about it: the console starts without its SDK. */
  firebase?: 'on' | 'off';
  /** Whether Google Maps are set up, and whether their script comes. */
  maps?: 'on' | 'off' | 'fails';
}

/** `/akashi/post/list-report#qa?role=Administrator&city=akashi`; no fragment without a scenario. */
export function scenarioLink(path: string, scenario: Scenario): string {
  const pairs = Object.entries(scenario).flatMap(([key, value]: [string, Scenario[keyof Scenario]]) =>
    (value === undefined ? [] : [value].flat()).map((one) => `${key}=${encodeURIComponent(one)}`),
  );
  return pairs.length > 0 ? `${path}#qa?${pairs.join('&')}` : path;
}

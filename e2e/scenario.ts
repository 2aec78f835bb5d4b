/** The keys of a scenario link. All are optional. */
export interface Scenario {
  role?: string;
  company?: string;
  city?: string;
  seed?: string;
  now?: string;
  lang?: string;
  size?: string;
  theme?: string;
  /** One or more rules: `METHOD path effect [xN]`. */
  fault?: string | string[];
  /**
   * The delay of every response of the fake backend, in milliseconds. Tests use 0 unless they check the
   * waiting.
   */
  latency?: number;
  /** With 'off' the console starts without the Firebase SDK. Tests use 'off' unless they test Firebase. */
  firebase?: 'on' | 'off';
  /** Whether Google Maps is configured, and whether its script loads. */
  maps?: 'on' | 'off' | 'fails';
  /** Whether the browser says that it is offline; calls are answered all the same. */
  network?: 'on' | 'offline';
  /** The role whose tour starts. */
  tour?: string;
  /** The step at which it starts; the first is 1. */
  step?: number;
  /** 'lobby' shows the way back to the lobby. */
  from?: 'lobby';
  day?: string;
  /** 'run': the town runs, from 8:00 of `day` where the link has no `now`. */
  town?: 'run';
  /** The record that the link opens: `kind:state[@moment] [xN]`. */
  want?: string;
  /**
   * What was written over the seed, as a copied link has it. 'keep' opens the link in the storage and data of the browser. Without it, a link opens a new sandbox. Tests
   * use 'keep', because a test has a browser of its own, unless they test sandboxes.
   */
  writes?: string;
}

/**
 * `/akashi/post/list-report#qa?role=Administrator&city=akashi`. Without a scenario the link has no fragment.
 */
export function scenarioLink(path: string, scenario: Scenario): string {
  const pairs = Object.entries(scenario).flatMap(([key, value]: [string, Scenario[keyof Scenario]]) =>
    (value === undefined ? [] : [value].flat()).map((one) => `${key}=${encodeURIComponent(one)}`),
  );
  return pairs.length > 0 ? `${path}#qa?${pairs.join('&')}` : path;
}

import { isDay } from '#domain/base/japan-time';
import { SIZES, type Size } from '#domain/base/limits';
import { ROLES, type Role } from '#domain/people/roles';
import { COMPANIES_WITH_OWN_SET } from '#domain/places/companies';
import {
  FAULT_SYNTAX,
  FIREBASE_FAULTS,
  type FirebaseFault,
  readFault,
  readFirebaseFault,
  writeFault,
} from '#mocks/protocol/fault-text';
import type { NewFault } from '#mocks/protocol/faults';
import { SEED_PROFILES, type Seed } from '#mocks/seed/base/seed';

export const COMPANIES = ['machi', ...COMPANIES_WITH_OWN_SET] as const;
export type Company = (typeof COMPANIES)[number];
export const LANGUAGES = ['ja', 'en', 'es', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
const SWITCH = ['on', 'off'] as const;
const MAPS = ['on', 'off', 'fails'] as const;

/** The content of a scenario link; null where the link has no value: the stored state stays. */
export interface Scenario {
  role: Role | 'none' | null;
  company: Company;
  /** A city's slug; `none`: no city is chosen yet. The backend decides whether the city exists. */
  city: string | null;
  seed: Seed;
  /** The day in Japan that seeded dates refer to (`2026-04-01`); null: the clock's day when the link is opened. */
  day: string | null;
  now: { iso: string; paused: boolean } | null;
  lang: Language | null;
  size: Size | null;
  faults: readonly NewFault[];
  firebaseFaults: readonly FirebaseFault[];
  /** Milliseconds before every response of the fake backend. */
  latency: number;
  /** `off`: the console is configured as for a deployment without Firebase, and never loads its SDK. */
  firebase: (typeof SWITCH)[number];
  /** `off`: the console is configured without a Google Maps key; `fails`: the Maps script never loads. */
  maps: (typeof MAPS)[number];
}

export interface ScenarioReading {
  scenario: Scenario;
  /** One text for each value that is not understood: `written value — allowed values`. */
  problems: string[];
}

export const NO_SCENARIO: Scenario = {
  role: null,
  company: 'machi',
  city: null,
  seed: { profile: 'normal', n: 1 },
  day: null,
  now: null,
  lang: null,
  size: null,
  faults: [],
  firebaseFaults: [],
  // Milliseconds: enough to show a waiting state, too short to be a delay.
  latency: 60,
  firebase: 'on',
  maps: 'on',
};

/** Null for any fragment that is no scenario: the console uses those itself. */
export function readScenario(hash: string): ScenarioReading | null {
  const match = /^#?qa(?:\?(.*))?$/s.exec(hash);
  if (!match) return null;
  const reading: ScenarioReading = { scenario: { ...NO_SCENARIO }, problems: [] };
  for (const [key, value] of new URLSearchParams(match[1] ?? '')) {
    const problem = takeIn(reading.scenario, key, value);
    if (problem !== null) reading.problems.push(`${key}=${value} — ${problem}`);
  }
  return reading;
}

export function writeScenario(scenario: Scenario): string {
  const { role, company, city, seed, day, now, lang, size, faults } = scenario;
  const { firebaseFaults, latency, firebase, maps } = scenario;
  const pairs: [string, string | null][] = [
    ['role', role],
    ['company', company === NO_SCENARIO.company ? null : company],
    ['city', city],
    ['seed', writeSeed(seed)],
    ['day', day],
    ['now', now && `${now.iso}${now.paused ? ';paused' : ''}`],
    ['lang', lang],
    ['size', size],
    ...faults.map((fault): [string, string] => ['fault', writeFault(fault)]),
    ...firebaseFaults.map((fault): [string, string] => ['fault', `firebase ${fault}`]),
    ['latency', latency === NO_SCENARIO.latency ? null : String(latency)],
    ['firebase', firebase === NO_SCENARIO.firebase ? null : firebase],
    ['maps', maps === NO_SCENARIO.maps ? null : maps],
  ];
  const written = pairs.flatMap(([key, value]) => (value === null ? [] : [`${key}=${encode(value)}`]));
  return `#qa?${written.join('&')}`;
}

export const writeSeed = ({ profile, n }: Seed): string => (n === 1 ? profile : `${profile}:${n}`);

export function readSeed(text: string): Seed | null {
  const [, name, n = '1'] = /^([a-z]+)(?::([1-9]\d{0,5}))?$/.exec(text) ?? [];
  const profile = SEED_PROFILES.find((one) => one === name);
  return profile ? { profile, n: Number(n) } : null;
}

/** Sets one value; returns the allowed values when the value cannot be read. */
function takeIn(scenario: Scenario, key: string, value: string): string | null {
  const read = Object.hasOwn(readers, key) ? readers[key] : undefined;
  if (read === undefined) return Object.keys(readers).join(', ');
  const part = read(value, scenario);
  if (typeof part === 'string') return part;
  Object.assign(scenario, part);
  return null;
}

type Reader = (value: string, before: Scenario) => Partial<Scenario> | string;

const readers: Record<string, Reader> = {
  role: choice('role', [...ROLES, 'none']),
  company: choice('company', COMPANIES),
  city: (value) => (/^[a-z0-9][a-z0-9_-]*$/.test(value) ? { city: value } : 'akashi, kusatsu, …, none'),
  seed(value) {
    const seed = readSeed(value);
    return seed ? { seed } : `${SEED_PROFILES.join(', ')}; normal:2`;
  },
  day: (value) => (isDay(value) ? { day: value } : '2026-04-01'),
  now(value) {
    const [, time = '', paused] = /^(.*?)(;paused)?$/.exec(value) ?? [];
    const iso = isoOf(time);
    return iso === null
      ? '2026-04-01T09:00:00%2B09:00[;paused]'
      : { now: { iso, paused: paused !== undefined } };
  },
  lang: choice('lang', LANGUAGES),
  size: choice('size', SIZES),
  fault(value, before) {
    const firebase = readFirebaseFault(value);
    if (firebase) return { firebaseFaults: [...before.firebaseFaults, firebase] };
    if (/^firebase\b/.test(value)) return `firebase ${FIREBASE_FAULTS.join(' | ')}`;
    const fault = readFault(value);
    return fault ? { faults: [...before.faults, fault] } : FAULT_SYNTAX;
  },
  latency: (value) => (/^\d{1,5}$/.test(value) ? { latency: Number(value) } : '0, 60, …, 99999'),
  firebase: choice('firebase', SWITCH),
  maps: choice('maps', MAPS),
};

function choice<Key extends keyof Scenario>(
  key: Key,
  choices: readonly NonNullable<Scenario[Key]>[],
): Reader {
  return (value) => {
    const chosen = choices.find((one) => one === value);
    return chosen === undefined ? choices.join(', ') : { [key]: chosen };
  };
}

/** The time as written, with a zone; Japan's by default, so that a link means one moment everywhere. */
function isoOf(text: string): string | null {
  // An unescaped plus sign arrives as a space.
  const written = text.replace(/ (\d\d:?\d\d)$/, '+$1');
  const zoned = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}${dayOrTime(written)}`;
  return Number.isNaN(Date.parse(zoned)) ? null : zoned;
}

const dayOrTime = (written: string) => (written.includes('T') ? '+09:00' : 'T00:00:00+09:00');

/** Keeps every character that a fragment may contain unescaped: people read links too. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/%(2F|3A|3B|2C)/g, (escaped) => decodeURIComponent(escaped));

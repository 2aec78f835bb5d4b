import { isDay } from '#domain/base/japan-time';
import { SIZES, type Size } from '#domain/base/limits';
import { ROLES, ROLES_WITH_SCREENS, type Role, type RoleWithScreens } from '#domain/people/roles';
import { COMPANIES_WITH_OWN_SET } from '#domain/places/companies';
import {
  FAULT_KINDS,
  FAULT_METHODS,
  FAULT_SYNTAX,
  FIREBASE_FAULTS,
  type FirebaseFault,
  readFault,
  readFirebaseFault,
  writeFault,
} from '#mocks/backend/protocol/fault-text';
import type { NewFault } from '#mocks/backend/protocol/faults';
import { SEED_PROFILES, type Seed } from '#mocks/backend/seed/base/seed';
import { CITIES } from '#mocks/backend/seed/places/cities';
import { encodeValue, type LinkProblem } from './link-problem';
import { dayOf, isoOf } from './link-times';
import { nearest } from './nearest';

export const COMPANIES = ['machi', ...COMPANIES_WITH_OWN_SET] as const;
export type Company = (typeof COMPANIES)[number];
export const LANGUAGES = ['ja', 'en', 'es', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The choices of the console (src/kit/services/theme.ts), which this folder may not import. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
const ON_OFF = ['on', 'off'] as const;
const MAPS_MODES = ['on', 'off', 'fails'] as const;
const NETWORK_MODES = ['on', 'offline'] as const;
const ORIGINS = ['lobby'] as const;
const TOWN_MODES = ['run'] as const;
/** The value of `writes` that keeps the storage and the data of this browser (mocks/harness/link/link-writes.ts). */
export const KEEP_WRITES = 'keep';

/** The content of a scenario link; null where the link has no value: the stored state stays. */
export interface Scenario {
  role: Role | 'none' | null;
  company: Company;
  /** A city's slug; `none`: no city is chosen yet. The backend decides whether the city exists. */
  city: string | null;
  seed: Seed;
  /** The day in Japan that seeded dates refer to (`2026-04-01`); null: the clock's day when the link is opened. */
  day: string | null;
  /** `speed`: 60 lets an hour pass in a minute; 1, if missing. */
  now: { iso: string; paused: boolean; speed?: number } | null;
  /** The record that the link provides and opens, `reserve:accepted@+2m` (mocks/harness/link/wanted); null: none. */
  want: string | null;
  /** The writes over the seed in one text (mocks/harness/link/link-writes.ts), or `keep`; null: none. */
  writes: string | null;
  lang: Language | null;
  size: Size | null;
  theme: (typeof THEMES)[number] | null;
  faults: readonly NewFault[];
  firebaseFaults: readonly FirebaseFault[];
  /** Milliseconds before every response of the fake backend. */
  latency: number;
  /** `off`: the console is configured as for a deployment without Firebase, and never loads its SDK. */
  firebase: (typeof ON_OFF)[number];
  /** `off`: the console is configured without a Google Maps key; `fails`: the Maps script never loads. */
  maps: (typeof MAPS_MODES)[number];
  /** `offline`: the browser says that it has no network, although calls are answered. */
  network: (typeof NETWORK_MODES)[number];
  /** The role whose tour the link starts (mocks/harness/tours); null: none. */
  tour: RoleWithScreens | null;
  /** The step at which the tour begins; the first is 1. */
  step: number;
  /** `lobby`: the tab shows the way back to the lobby. Other links have no origin. */
  from: (typeof ORIGINS)[number] | null;
  /** `run`: the town runs, from its morning where the link has no time (mocks/harness/town); null: it does not. */
  town: (typeof TOWN_MODES)[number] | null;
}

export interface ScenarioReading {
  scenario: Scenario;
  problems: LinkProblem[];
}

export const NO_SCENARIO: Scenario = {
  role: null,
  company: 'machi',
  city: null,
  seed: { profile: 'normal', n: 1 },
  day: null,
  now: null,
  want: null,
  writes: null,
  lang: null,
  size: null,
  theme: null,
  faults: [],
  firebaseFaults: [],
  // Milliseconds: enough to show a waiting state, too short to be a delay.
  latency: 60,
  firebase: 'on',
  maps: 'on',
  network: 'on',
  tour: null,
  step: 1,
  from: null,
  town: null,
};

/** Null for any fragment that is no scenario: the console uses those itself. */
export function readScenario(hash: string): ScenarioReading | null {
  const match = /^#?qa(?:\?(.*))?$/s.exec(hash);
  if (!match) return null;
  const reading: ScenarioReading = { scenario: { ...NO_SCENARIO }, problems: [] };
  for (const [key, value] of new URLSearchParams(match[1] ?? '')) {
    const problem = applyValue(reading.scenario, key, value);
    if (problem !== null) reading.problems.push(problem);
  }
  return reading;
}

export function writeScenario(scenario: Scenario): string {
  const { role, company, city, seed, day, now, want, writes, lang, size, theme } = scenario;
  const { faults, firebaseFaults, latency, firebase, maps, network, tour, step, from, town } = scenario;
  const pairs: [string, string | null][] = [
    ['role', role],
    ['company', company === NO_SCENARIO.company ? null : company],
    ['city', city],
    ['seed', writeSeed(seed)],
    ['day', day],
    ['now', now && writeNow(now)],
    ['want', want],
    ['lang', lang],
    ['size', size],
    ['theme', theme],
    ...faults.map((fault): [string, string] => ['fault', writeFault(fault)]),
    ...firebaseFaults.map((fault): [string, string] => ['fault', `firebase ${fault}`]),
    ['latency', latency === NO_SCENARIO.latency ? null : String(latency)],
    ['firebase', firebase === NO_SCENARIO.firebase ? null : firebase],
    ['maps', maps === NO_SCENARIO.maps ? null : maps],
    ['network', network === NO_SCENARIO.network ? null : network],
    ['tour', tour],
    ['step', step === NO_SCENARIO.step ? null : String(step)],
    ['from', from],
    ['town', town],
    // the longest value stands last: people read links too
    ['writes', writes],
  ];
  const keyValues = pairs.flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeValue(value)}`]));
  return `#qa?${keyValues.join('&')}`;
}

const writeNow = ({ iso, paused, speed = 1 }: NonNullable<Scenario['now']>) =>
  `${iso}${paused ? ';paused' : ''}${speed === 1 ? '' : `;x${speed}`}`;

export const writeSeed = ({ profile, n }: Seed): string => (n === 1 ? profile : `${profile}:${n}`);

export function readSeed(text: string): Seed | null {
  const [, name, n = '1'] = /^([a-z]+)(?::([1-9]\d{0,5}))?$/.exec(text) ?? [];
  const profile = SEED_PROFILES.find((one) => one === name);
  return profile ? { profile, n: Number(n) } : null;
}

/** Sets one value; returns the problem of a value that cannot be read. */
function applyValue(scenario: Scenario, key: string, value: string): LinkProblem | null {
  const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
  if (reader === undefined) {
    const keys = Object.keys(readers);
    const meant = nearest(key, keys);
    return { key, value, allowed: keys.join(', '), meant: meant === null ? null : [meant, value] };
  }
  const reading = reader(value, scenario);
  if (!('allowed' in reading)) {
    Object.assign(scenario, reading);
    return null;
  }
  const { allowed, meant } = reading;
  return { key, value, allowed, meant: meant === null ? null : [key, meant] };
}

interface UnreadableValue {
  allowed: string;
  meant: string | null;
}

type Reader = (value: string, before: Scenario) => Partial<Scenario> | UnreadableValue;

const CITY_CHOICES = [...CITIES.map(({ name }) => name), 'none'];

const readers: Record<string, Reader> = {
  role: choice('role', [...ROLES, 'none']),
  company: choice('company', COMPANIES),
  city: (value) =>
    /^[a-z0-9][a-z0-9_-]*$/.test(value)
      ? { city: value }
      : { allowed: 'akashi, kusatsu, …, none', meant: nearest(value, CITY_CHOICES) },
  seed(value) {
    const seed = readSeed(value);
    if (seed) return { seed };
    const [name = '', n] = value.split(':');
    const profile = nearest(name, SEED_PROFILES);
    const meant = readSeed(`${profile}:${n ?? 1}`);
    return { allowed: `${SEED_PROFILES.join(', ')}; normal:2`, meant: meant && writeSeed(meant) };
  },
  day: (value) => (isDay(value) ? { day: value } : { allowed: '2026-04-01', meant: dayOf(value) }),
  now(value) {
    const [, time = '', paused, speed] = /^(.*?)(;paused)?(?:;x(\d{1,3}))?$/.exec(value) ?? [];
    const iso = isoOf(time);
    return iso === null
      ? {
          allowed: '2026-04-01T09:00:00%2B09:00[;paused][;x60]',
          meant: dayOf(time) && `${dayOf(time)}${paused ?? ''}`,
        }
      : {
          now: { iso, paused: paused !== undefined, ...(Number(speed) > 1 ? { speed: Number(speed) } : {}) },
        };
  },
  lang: choice('lang', LANGUAGES),
  size: choice('size', SIZES),
  theme: choice('theme', THEMES),
  fault(value, before) {
    const firebase = readFirebaseFault(value);
    if (firebase) return { firebaseFaults: [...before.firebaseFaults, firebase] };
    if (/^firebase\b/.test(value)) {
      const meant = nearest(value.replace(/^firebase\s*/, ''), FIREBASE_FAULTS);
      return { allowed: `firebase ${FIREBASE_FAULTS.join(' | ')}`, meant: meant && `firebase ${meant}` };
    }
    const fault = readFault(value);
    return fault
      ? { faults: [...before.faults, fault] }
      : {
          allowed: FAULT_SYNTAX,
          meant: faultMeantBy(value),
        };
  },
  latency: (value) =>
    /^\d{1,5}$/.test(value) ? { latency: Number(value) } : { allowed: '0, 60, …, 99999', meant: null },
  firebase: choice('firebase', ON_OFF),
  maps: choice('maps', MAPS_MODES),
  network: choice('network', NETWORK_MODES),
  tour: choice('tour', ROLES_WITH_SCREENS),
  step: (value) =>
    /^[1-9]\d?$/.test(value) ? { step: Number(value) } : { allowed: '1, 2, …, 12', meant: null },
  from: choice('from', ORIGINS),
  town: choice('town', TOWN_MODES),
  want: (want) => ({ want }),
  writes: (writes) => ({ writes }),
};

function choice<Key extends keyof Scenario>(
  key: Key,
  choices: readonly (NonNullable<Scenario[Key]> & string)[],
): Reader {
  return (value) => {
    const knownValue = choices.find((one) => one === value);
    if (knownValue === undefined) return { allowed: choices.join(', '), meant: nearest(value, choices) };
    const part: Partial<Scenario> = { [key]: knownValue };
    return part;
  };
}

/** The fault after its method, its first slash and its effect are corrected. */
function faultMeantBy(text: string): string | null {
  const [method = '', path = '', effect = '', ...rest] = text.trim().split(/\s+/);
  const slash = /^[/*]/.test(path) ? '' : '/';
  const meant = [
    nearest(method, FAULT_METHODS) ?? method,
    slash + path,
    nearest(effect, FAULT_KINDS) ?? effect,
    ...rest,
  ].join(' ');
  return readFault(meant) ? meant : null;
}

import { parseArgs } from 'node:util';
import { isDay, momentInJapan } from '#domain/base/japan-time';
import { readFault } from '#mocks/backend/protocol/fault-text';
import type { NewFault } from '#mocks/backend/protocol/faults';
import { SEED_PROFILES, type Seed } from '#mocks/backend/seed/base/seed';
import { StartupError } from './startup-error';

export interface ServerOptions {
  host: string;
  /** 0: a free port. */
  port: number;
  /** The folder that keeps the writes. */
  folder: string;
  seed: Seed;
  /** The reference time of seeded dates; null: the day of the start. */
  anchor: number | null;
  faults: NewFault[];
  latencyMs: number;
  /** Whether the kept writes are removed first. */
  isReset: boolean;
  /** The folder of a production build that is served beside the calls; null: none. */
  consoleFolder: string | null;
}

export const USAGE = `npm run backend -- [options]
  --host 127.0.0.1      0.0.0.0: other machines of this network may use it
  --port 8787
  --data .machi-data    the folder that keeps the writes
  --seed normal:1       the seeded data: ${SEED_PROFILES.join(', ')}, and the number of the set
  --day 2026-04-01      the day that seeded dates refer to; without it, today
  --fault 'GET /:city/news/ 500 x1'   a failure, as in the links of the demo; may be repeated
  --latency 300         milliseconds before every answer
  --console dist        a production build that is served beside the calls, with chat and live badges
  --reset               removes the writes of the folder first`;

/** Reads the arguments of `npm run backend`. Throws a StartupError for the first that cannot be read. */
export function readServerOptions(args: readonly string[]): ServerOptions {
  const values = valuesOf(args);
  return {
    host: values.host,
    port: numberOf('--port', values.port, 65_535),
    folder: values.data,
    seed: seedOf(values.seed),
    anchor: values.day === undefined ? null : anchorOf(values.day),
    faults: values.fault.map(faultOf),
    latencyMs: numberOf('--latency', values.latency, 60_000),
    isReset: values.reset,
    consoleFolder: values.console ?? null,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '8787' },
  data: { type: 'string', default: '.machi-data' },
  seed: { type: 'string', default: 'normal:1' },
  day: { type: 'string' },
  fault: { type: 'string', multiple: true, default: [] as string[] },
  latency: { type: 'string', default: '0' },
  console: { type: 'string' },
  reset: { type: 'boolean', default: false },
} as const;

function numberOf(option: string, text: string, max: number): number {
  if (/^\d{1,6}$/.test(text) && Number(text) <= max) return Number(text);
  throw new StartupError(`${option} ${text}: a whole number from 0 to ${max} is needed.`);
}

function seedOf(text: string): Seed {
  const [, name, n = '1'] = /^([a-z]+)(?::(\d{1,4}))?$/.exec(text) ?? [];
  const profile = SEED_PROFILES.find((seedProfile) => seedProfile === name);
  if (profile === undefined)
    throw new StartupError(
      `--seed ${text}: ${SEED_PROFILES.join(', ')} are known, each with a number: busy:2.`,
    );
  return { profile, n: Number(n) };
}

function anchorOf(day: string): number {
  if (isDay(day)) return momentInJapan(day);
  throw new StartupError(`--day ${day}: a day such as 2026-04-01 is needed.`);
}

function faultOf(text: string): NewFault {
  const fault = readFault(text);
  if (fault === null)
    throw new StartupError(`--fault '${text}': a failure such as 'GET /:city/news/ 500 x1' is needed.`);
  return fault;
}

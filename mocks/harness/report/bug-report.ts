import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { isOwnAddress } from '#mocks/harness/player/is-own-address';
import { reportedRequirementSchema } from '#mocks/harness/requirements/requirement-result';
import { recordedCallSchema } from './recorded-call';
import { type Step, stepSchema } from './step';

const FORMAT = 'machi-bug-2';
/** Any format of this file, also one of a newer version. */
const ANY_FORMAT = /"format"\s*:\s*"machi-bug-(\d+)"/;

const browserSchema = z.object({
  agent: z.string(),
  language: z.string(),
  /** Of the window, in CSS pixels. */
  width: z.number(),
  height: z.number(),
  /** Device pixels in a CSS pixel, the zoom included. */
  scale: z.number(),
});

const commonFields = {
  title: z.string(),
  seen: z.string(),
  expected: z.string(),
  /** Addresses with a scenario link and all writes: before the first step, and when the report was written. */
  start: z.nullable(z.string()),
  end: z.string(),
  steps: z.array(stepSchema),
  /** The state of each machine that has run, such as `reports: watching.resting`. */
  machines: z.array(z.string()),
  /** The file of the console that the page has loaded: another name is another build. */
  build: z.string(),
  /** Real time, ISO. */
  written: z.string(),
};

const reportSchema = z.object({
  format: z.literal(FORMAT),
  ...commonFields,
  calls: z.array(recordedCallSchema),
  /** The index of the failing step; null when none has failed. */
  mark: z.nullable(z.number()),
  browser: browserSchema,
  /** The requirement that fails; missing in a report about anything else, and until 2026-11-26. */
  requirement: z.optional(reportedRequirementSchema),
  /** The pictures of the steps by their ids, and of the page when the report was written; each deflated. */
  pictures: withDefault(z.record(z.string(), z.string()), {}),
  screen: withDefault(z.nullable(z.string()), null),
});

/** Until 2026-11-25: without bodies of calls, and the browser as its agent alone. */
const version1Schema = z.object({ format: z.literal('machi-bug-1'), ...commonFields, browser: z.string() });

/** A report of a fault in the console, as one file. */
export type BugReport = z.infer<typeof reportSchema>;

/** Why a file cannot be opened: it is no report, a damaged one, or one of a newer version of the demo. */
export type ReportProblem = 'foreign' | 'damaged' | 'newer';

export const writeBugReport = (report: Omit<BugReport, 'format'>): string =>
  JSON.stringify({ format: FORMAT, ...report }, null, 1);

export function readBugReport(text: string): BugReport | ReportProblem {
  const version = Number(ANY_FORMAT.exec(text)?.[1] ?? 0);
  if (version === 0) return 'foreign';
  if (version > 2) return 'newer';
  try {
    const report = inPresentFormat(JSON.parse(text));
    return report !== null &&
      [report.start ?? report.end, report.end].every(isScenarioAddress) &&
      report.steps.every(({ kind, name }) => kind !== 'open' || isOwnAddress(name))
      ? report
      : 'damaged';
  } catch {
    return 'damaged';
  }
}

function inPresentFormat(value: unknown): BugReport | null {
  const current = reportSchema.safeParse(value);
  if (current.success) return current.data;
  const version1 = version1Schema.safeParse(value);
  if (!version1.success) return null;
  const { browser: agent, ...report } = version1.data;
  const browser = { agent, language: '', width: 0, height: 0, scale: 1 };
  return {
    ...report,
    format: FORMAT,
    calls: [],
    mark: markOf(report.steps),
    browser,
    pictures: {},
    screen: null,
  };
}

/** The first step that failed. */
export function markOf(steps: readonly Step[]): number | null {
  const index = steps.findIndex(({ failed }) => failed);
  return index === -1 ? null : index;
}

/** A path of this site with a link: a foreign file must not lead to another site. */
const isScenarioAddress = (address: string) => isOwnAddress(address) && /^[^#]*#qa\?/.test(address);

/** `machi-2026-04-01-0900-予約.json`; characters that file systems refuse are left out. */
export function bugFileName(title: string, day: string): string {
  const name = title.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 40);
  return ['machi', day, name]
    .filter((part) => part !== '')
    .join('-')
    .concat('.json');
}

export const buildOf = (page: Document): string =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')?.split('/').at(-1) ?? '';

export const browserOf = (page: Window): BugReport['browser'] => ({
  agent: page.navigator.userAgent,
  language: page.navigator.language,
  width: page.innerWidth,
  height: page.innerHeight,
  scale: page.devicePixelRatio,
});

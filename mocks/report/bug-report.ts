import * as z from 'zod/mini';
import { stepSchema } from './step';

const FORMAT = 'machi-bug-1';

const reportSchema = z.object({
  format: z.literal(FORMAT),
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
  browser: z.string(),
  /** Real time, ISO. */
  written: z.string(),
});

/** A report of a fault in the console, as one file. */
export type BugReport = z.infer<typeof reportSchema>;

export const writeBugReport = (report: Omit<BugReport, 'format'>): string =>
  JSON.stringify({ format: FORMAT, ...report }, null, 1);

/** Null for a file that is no report, or a damaged one. Both addresses are scenario links of this site. */
export function readBugReport(text: string): BugReport | null {
  try {
    const { success, data } = reportSchema.safeParse(JSON.parse(text));
    return success && [data.start ?? data.end, data.end].every(isScenarioAddress) ? data : null;
  } catch {
    return null;
  }
}

/** A path of this site with a link: a foreign file must not lead to another site. */
const isScenarioAddress = (address: string) => /^\/(?![/\\])[^#]*#qa\?/.test(address);

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

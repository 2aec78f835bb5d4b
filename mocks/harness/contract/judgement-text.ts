import { csvRecord } from '#domain/csv/csv';
import type { HarJudgement } from './judge-har';
import { type JudgementRow, judgementRows } from './judgement-rows';
import type { ContractTexts } from './texts-ja';

type EndpointIds = ReadonlyMap<string, string>;
const COLUMNS = [
  'id',
  'endpoint',
  'calls',
  'statuses',
  'verdict',
  'side',
  'path',
  'due',
  'came',
  'fake',
] as const;

/** The table as CSV, without the byte order mark. */
export const judgementCsv = (judgement: HarJudgement, texts: ContractTexts, ids?: EndpointIds): string =>
  [
    csvRecord(COLUMNS.map((column) => texts.columns[column])),
    ...judgementRows(judgement, texts, ids).map((row) => csvRecord(COLUMNS.map((column) => row[column]))),
    ...judgement.strangers.map(({ call, calls }) =>
      csvRecord(COLUMNS.map((column) => strangerCells(call, calls, texts)[column] ?? '')),
    ),
  ].join('');

const strangerCells = (
  endpoint: string,
  calls: number,
  texts: ContractTexts,
): Partial<Record<keyof JudgementRow, string | number>> => ({ endpoint, calls, verdict: texts.strangers });

/** Summary and table for a tracker or a meeting. Endpoints that were never called are one list at the end. */
export function judgementMarkdown(judgement: HarJudgement, texts: ContractTexts, ids?: EndpointIds): string {
  const { endpoints, strangers } = judgement;
  const calledEndpoints = endpoints.filter(({ calls }) => calls > 0);
  const uncalledEndpoints = endpoints.filter(({ calls }) => calls === 0);
  const rows = judgementRows({ ...judgement, endpoints: calledEndpoints }, texts, ids);
  return [
    `# ${texts.title}`,
    summaryText(judgement, texts),
    ...(rows.length === 0 ? [] : [tableOf(rows, texts)]),
    ...sectionOf(
      texts.strangers,
      strangers.map(({ call, calls }) => `\`${call}\` × ${calls}`),
    ),
    ...sectionOf(
      `${texts.verdicts.neverSeen} (${uncalledEndpoints.length})`,
      uncalledEndpoints.map(({ method, path }) => `\`${method} ${path}\``),
    ),
    '',
  ].join('\n\n');
}

/** `12 calls to https://… compared`, and what was left out. */
export function summaryText({ base, calls, leftOut }: HarJudgement, texts: ContractTexts): string {
  const leftOutTexts = (Object.keys(leftOut) as (keyof typeof leftOut)[])
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) => `${texts.leftOutBy[reason]} ${leftOut[reason]}`);
  return [
    base === null ? texts.noBase : texts.summary(calls, base),
    ...(leftOutTexts.length === 0 ? [] : [`${texts.leftOut}: ${leftOutTexts.join(', ')}`]),
  ].join('\n');
}

function tableOf(rows: readonly JudgementRow[], texts: ContractTexts): string {
  return [
    COLUMNS.map((column) => texts.columns[column]),
    COLUMNS.map(() => '---'),
    ...rows.map((row) => COLUMNS.map((column) => String(row[column]).replaceAll('|', '\\|'))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const sectionOf = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${item}`).join('\n')];

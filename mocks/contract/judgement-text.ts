import { csvRecord } from '#domain/csv/csv';
import type { HarJudgement } from './judge-har';
import { type JudgementRow, judgementRows } from './judgement-rows';
import type { ContractWords } from './words-ja';

type Ids = ReadonlyMap<string, string>;
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
export const judgementCsv = (judgement: HarJudgement, words: ContractWords, ids?: Ids): string =>
  [
    csvRecord(COLUMNS.map((column) => words.columns[column])),
    ...judgementRows(judgement, words, ids).map((row) => csvRecord(COLUMNS.map((column) => row[column]))),
    ...judgement.strangers.map(({ call, calls }) =>
      csvRecord(COLUMNS.map((column) => strangerCells(call, calls, words)[column] ?? '')),
    ),
  ].join('');

const strangerCells = (
  endpoint: string,
  calls: number,
  words: ContractWords,
): Partial<Record<keyof JudgementRow, string | number>> => ({ endpoint, calls, verdict: words.strangers });

/** Summary and table for a tracker or a meeting. Endpoints that were never called are one list at the end. */
export function judgementMarkdown(judgement: HarJudgement, words: ContractWords, ids?: Ids): string {
  const { endpoints, strangers } = judgement;
  const seen = endpoints.filter(({ calls }) => calls > 0);
  const silent = endpoints.filter(({ calls }) => calls === 0);
  const rows = judgementRows({ ...judgement, endpoints: seen }, words, ids);
  return [
    `# ${words.title}`,
    summaryText(judgement, words),
    ...(rows.length === 0 ? [] : [tableOf(rows, words)]),
    ...sectionOf(
      words.strangers,
      strangers.map(({ call, calls }) => `\`${call}\` × ${calls}`),
    ),
    ...sectionOf(
      `${words.verdicts.neverSeen} (${silent.length})`,
      silent.map(({ method, path }) => `\`${method} ${path}\``),
    ),
    '',
  ].join('\n\n');
}

/** `12 calls to https://… compared`, and what was left out. */
export function summaryText({ base, calls, leftOut }: HarJudgement, words: ContractWords): string {
  const parts = (Object.keys(leftOut) as (keyof typeof leftOut)[])
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) => `${words.leftOutBy[reason]} ${leftOut[reason]}`);
  return [
    base === null ? words.noBase : words.summary(calls, base),
    ...(parts.length === 0 ? [] : [`${words.leftOut}: ${parts.join(', ')}`]),
  ].join('\n');
}

function tableOf(rows: readonly JudgementRow[], words: ContractWords): string {
  return [
    COLUMNS.map((column) => words.columns[column]),
    COLUMNS.map(() => '---'),
    ...rows.map((row) => COLUMNS.map((column) => String(row[column]).replaceAll('|', '\\|'))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const sectionOf = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${title}`, items.map((item) => `- ${item}`).join('\n')];

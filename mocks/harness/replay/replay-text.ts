import type { Replay } from './replay-report';

/** Differences shown of one call; a list that has moved differs in every row. */
const MOST_DIFFERENCES = 10;
/** Longest value, in characters. */
const LONGEST_VALUE = 80;

/** What a replay has found, for a terminal. */
export function replayText(file: string, replay: Replay | null): string {
  if (replay === null) return `✗ ${file}: the report has no calls, or not the state before them`;
  const { sent, skipped, differing } = replay;
  const mark = differing.length === 0 ? '✓' : '✗';
  return [
    `${mark} ${file}: ${sent} calls sent, ${differing.length} answered differently, ${skipped.length} not sent`,
    ...differing.flatMap(({ call, differences }) => [
      `  ${call.method} ${call.url}`,
      ...differences
        .slice(0, MOST_DIFFERENCES)
        .map(({ where, recorded, now }) => `    ${where}: ${shortValue(recorded)} → ${shortValue(now)}`),
      ...(differences.length > MOST_DIFFERENCES
        ? [`    and ${differences.length - MOST_DIFFERENCES} more`]
        : []),
    ]),
    ...skipped.map(({ method, url }) => `  not sent, a file or a secret is missing: ${method} ${url}`),
  ].join('\n');
}

const shortValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
};

import type { Replay } from './replay-report';

/** Differences shown of one call; a list that has moved differs in every row. */
const SHOWN = 10;
/** Longest value, in characters. */
const LONGEST = 80;

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
        .slice(0, SHOWN)
        .map(({ where, recorded, now }) => `    ${where}: ${shown(recorded)} → ${shown(now)}`),
      ...(differences.length > SHOWN ? [`    and ${differences.length - SHOWN} more`] : []),
    ]),
    ...skipped.map(({ method, url }) => `  not sent, a file or a secret is missing: ${method} ${url}`),
  ].join('\n');
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

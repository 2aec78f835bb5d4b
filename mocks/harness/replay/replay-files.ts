import type { Backend, BackendOptions } from '#mocks/backend/backend-types';
import { terminalText } from '#mocks/backend/protocol/terminal-text';
import { type ReportProblem, readBugReport } from '#mocks/harness/report/bug-report';
import { replayReport } from './replay-report';
import { replayText } from './replay-text';

interface ReplayEffects {
  read(file: string): string;
  createBackend(options: BackendOptions): Backend;
  print(text: string): void;
}

const PROBLEMS: Readonly<Record<ReportProblem, string>> = {
  foreign: 'this is no report',
  damaged: 'the report is damaged',
  newer: 'a newer version wrote this report',
};

/** Replays each file, and names one that cannot be replayed. True if all were, without a different answer. */
export async function replayFiles(
  files: readonly string[],
  { read, createBackend, print }: ReplayEffects,
): Promise<boolean> {
  let areAllSame = true;
  for (const file of files) {
    const { text, isFine } = await replayFile(file);
    print(terminalText(text));
    areAllSame &&= isFine;
  }
  return areAllSame;

  async function replayFile(file: string) {
    try {
      const report = readBugReport(read(file));
      if (typeof report === 'string') return { text: `✗ ${file}: ${PROBLEMS[report]}`, isFine: false };
      const replay = await replayReport(report, createBackend);
      return { text: replayText(file, replay), isFine: replay?.differing.length === 0 };
    } catch (problem) {
      return {
        text: `✗ ${file}: ${problem instanceof Error ? problem.message : String(problem)}`,
        isFine: false,
      };
    }
  }
}

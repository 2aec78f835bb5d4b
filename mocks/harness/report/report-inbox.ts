import { type BugReport, type ReportProblem, readBugReport } from './bug-report';

/** The report that was opened from a file: chosen in the lobby or the panel, or dropped onto the page. */
export interface ReportInbox {
  /** Null until a file has been read. */
  current(): BugReport | ReportProblem | null;
  read(file: Pick<Blob, 'text'>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** `handed`: the text of the report that the lobby has handed over. */
export function createReportInbox(handed: string | null = null): ReportInbox {
  const listeners = new Set<() => void>();
  let current: BugReport | ReportProblem | null = handed === null ? null : readBugReport(handed);
  return {
    current: () => current,
    async read(file) {
      current = readBugReport(await file.text());
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { type BugReport, type ReportProblem, readBugReport } from './bug-report';

/** The report that was opened from a file: chosen in the lobby or the panel, or dropped onto the page. */
export interface ReportInbox {
  /** Null until a file has been read. */
  current(): BugReport | ReportProblem | null;
  read(file: Pick<Blob, 'text'>): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** `handedText`: the text of the report that the lobby has handed over. */
export function createReportInbox(handedText: string | null = null): ReportInbox {
  const listeners = new Set<() => void>();
  let openedReport: BugReport | ReportProblem | null = handedText === null ? null : readBugReport(handedText);
  return {
    current: () => openedReport,
    async read(file) {
      openedReport = readBugReport(await file.text());
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { openAddress } from '#mocks/harness/link/open-address';
import { type ReportProblem, readBugReport } from './bug-report';
import { handReportOver } from './handed-report';

/**
 * Opens the console as a report has left it, in a new sandbox, whose panel shows the report. Returns why a file is not
 * opened: as in the panel, or because the browser has no room to hand it over.
 */
export async function openInConsole(
  file: Pick<Blob, 'text'>,
  native: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Promise<ReportProblem | 'large' | null> {
  const text = await file.text();
  const report = readBugReport(text);
  if (typeof report === 'string') return report;
  if (!handReportOver(native, text)) return 'large';
  openAddress(location.origin + report.end);
  return null;
}

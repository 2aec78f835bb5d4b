import { useEffect } from 'react';
import type { ReportInbox } from '#mocks/harness/report/report-inbox';
import { takeDroppedFiles } from '#mocks/harness/report/take-dropped-files';

/** Opens the file of a report that is dropped anywhere onto the page. Other files are left to the console. */
export function useDroppedReport(reports: ReportInbox, onRead: () => void) {
  useEffect(
    function listenForDrops() {
      return takeDroppedFiles(isJson, (file) => void reports.read(file).then(onRead));
    },
    [reports, onRead],
  );
}

const isJson = ({ type, name = '' }: { type: string; name?: string }) =>
  type === 'application/json' || name.endsWith('.json');

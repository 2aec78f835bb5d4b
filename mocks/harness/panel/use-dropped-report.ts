import { useEffect } from 'react';
import type { ReportInbox } from '#mocks/harness/report/report-inbox';

/** Opens the file of a report that is dropped anywhere onto the page. Other files are left to the console. */
export function useDroppedReport(reports: ReportInbox, onRead: () => void) {
  useEffect(
    function listenForDrops() {
      const allow = (event: DragEvent) => {
        if ([...(event.dataTransfer?.items ?? [])].some(isJson)) event.preventDefault();
      };
      const take = (event: DragEvent) => {
        const file = [...(event.dataTransfer?.files ?? [])].find(
          (one) => isJson(one) || one.name.endsWith('.json'),
        );
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        void reports.read(file).then(onRead);
      };
      // Capturing, so that a field for files below the pointer does not take the report.
      window.addEventListener('dragover', allow, true);
      window.addEventListener('drop', take, true);
      return () => {
        window.removeEventListener('dragover', allow, true);
        window.removeEventListener('drop', take, true);
      };
    },
    [reports, onRead],
  );
}

const isJson = ({ type }: { type: string }) => type === 'application/json';

import { reportTexts } from '#mocks/harness/panel/parts/report/report-texts';
import type { LobbyContext } from './lobby-context';

/** The place for the file of a bug report (mocks/harness/report/open-reports-of-lobby.ts). */
export function BugReportFile({ context: { language, texts } }: { context: LobbyContext }) {
  const { foreign, damaged, newer } = reportTexts[language].problems;
  return (
    <div className="lobby-report">
      <label>
        <span>{texts.report}</span>
        <small>{texts.reportHint}</small>
        <input type="file" accept="application/json,.json" className="visually-hidden" />
      </label>
      <p
        role="alert"
        data-foreign={foreign}
        data-damaged={damaged}
        data-newer={newer}
        data-large={texts.reportTooLarge}
      />
    </div>
  );
}

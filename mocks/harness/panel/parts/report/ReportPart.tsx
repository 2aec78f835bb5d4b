import { type ChangeEvent, useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { deflatedText } from '#mocks/harness/link/deflated-text';
import { copyText } from '#mocks/harness/panel/browser/copy-text';
import { saveFile } from '#mocks/harness/panel/browser/save-file';
import { currentAddress } from '#mocks/harness/panel/current-address';
import type { LoadedPartProps } from '#mocks/harness/panel/parts/part-props';
import { reportText, requirementText } from '#mocks/harness/panel/parts/report/report-text';
import { useObserved } from '#mocks/harness/panel/use-observed';
import {
  type BugReport,
  browserOf,
  bugFileName,
  buildOf,
  writeBugReport,
} from '#mocks/harness/report/bug-report';
import { pictureOf } from '#mocks/harness/report/pictures/picture-of';
import { picturesOfSteps } from '#mocks/harness/report/pictures/pictures-of-steps';
import { MarkedSteps } from './MarkedSteps';
import { OpenedReport } from './OpenedReport';
import { useMark } from './use-mark';
import { usePictureDialog } from './use-picture-dialog';

/** The report of a fault: what the tester saw, and what the demo has recorded. */
export function ReportPart({ harness, texts, reported, onReport }: LoadedPartProps) {
  const steps = useObserved(harness.steps, (source) => source.steps());
  const openedReport = useObserved(harness.reports, (reports) => reports.current());
  const [mark, setMark] = useMark(steps);
  const [formValues, setFormValues] = useState({
    title: reported === null ? '' : `${reported.id} ${reported.text}`,
    seen: reported?.note ?? '',
    expected: '',
  });
  const [outcome, setOutcome] = useState('');

  const [pictureDialog, openPicture] = usePictureDialog({
    steps,
    texts,
    hasScreen: false,
    read: (id) => harness.pictures.read(id),
  });

  const currentReport = async (): Promise<Omit<BugReport, 'format' | 'pictures' | 'screen'>> => ({
    ...formValues,
    start: harness.steps.start(),
    end: (await currentAddress(harness)).address,
    steps: [...steps],
    calls: [...harness.steps.calls()],
    mark,
    machines: harness.machines
      .machines()
      .flatMap(({ name, currentStates }) => currentStates.map((state) => `${name}: ${state}`)),
    build: buildOf(document),
    browser: browserOf(window),
    written: new Date().toISOString(),
    ...(reported === null ? {} : { requirement: reported }),
  });
  const saveReport = async () => {
    const [screen, pictures] = await Promise.all([
      deflatedText(pictureOf(document)),
      picturesOfSteps(steps, harness.pictures),
    ]);
    const text = writeBugReport({ ...(await currentReport()), pictures, screen });
    const file = new Blob([text], { type: 'application/json' });
    const time = inJapan(harness.clock.now()).format('YYYY-MM-DD-HHmm');
    saveFile(bugFileName(formValues.title, time), file);
  };
  const copyReport = async () => {
    const isCopied = await copyText(reportText(await currentReport(), window.location.origin, texts));
    setOutcome(isCopied ? texts.copied : texts.notCopied);
  };
  const openFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void harness.reports.read(file);
    // the same file may be chosen again
    target.value = '';
  };

  return (
    <>
      <div className="report">
        {reported === null ? null : (
          <p className="bar">
            {`${texts.requirements.inReport}: ${requirementText(reported, texts)}`}
            <button type="button" onClick={() => onReport(null)}>
              {texts.requirements.removeFromReport}
            </button>
          </p>
        )}
        <label>
          {texts.report.title}
          <input
            value={formValues.title}
            onChange={({ target }) => setFormValues({ ...formValues, title: target.value })}
          />
        </label>
        <label>
          {texts.report.seen}
          <textarea
            rows={3}
            value={formValues.seen}
            onChange={({ target }) => setFormValues({ ...formValues, seen: target.value })}
          />
        </label>
        <label>
          {texts.report.expected}
          <textarea
            rows={2}
            value={formValues.expected}
            onChange={({ target }) => setFormValues({ ...formValues, expected: target.value })}
          />
        </label>
      </div>
      <div className="bar">
        <button type="button" className="main" onClick={() => void saveReport()}>
          {texts.report.saveReport}
        </button>
        <button type="button" onClick={() => void copyReport()}>
          {texts.report.copyReport}
        </button>
        <span role="status">{outcome}</span>
      </div>
      <MarkedSteps steps={steps} mark={mark} texts={texts} onPicture={openPicture} onMark={setMark} />
      {pictureDialog}
      <label className="file">
        {texts.report.openReport}
        <input type="file" accept="application/json,.json" onChange={openFile} />
      </label>
      {typeof openedReport === 'string' ? (
        <p role="alert" className="warning">
          {texts.report.problems[openedReport]}
        </p>
      ) : null}
      {openedReport !== null && typeof openedReport !== 'string' ? (
        <OpenedReport report={openedReport} harness={harness} texts={texts} />
      ) : null}
    </>
  );
}

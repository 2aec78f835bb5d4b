import { type ChangeEvent, useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { copyText } from '#mocks/harness/copy-text';
import { currentAddress } from '#mocks/harness/current-address';
import type { PartProps } from '#mocks/harness/parts/part-props';
import { reportText, stepText } from '#mocks/harness/report-text';
import { useObserved } from '#mocks/harness/use-observed';
import {
  type BugReport,
  bugFileName,
  buildOf,
  readBugReport,
  writeBugReport,
} from '#mocks/report/bug-report';
import { OpenedReport } from './OpenedReport';

/** Steps shown at once; the file has all of them. */
const SHOWN = 30;

/** The report of a fault: what the tester saw, and what the demo has recorded. */
export function ReportPart({ harness, texts }: PartProps) {
  const steps = useObserved(harness.steps, (source) => source.steps());
  const [words, setWords] = useState({ title: '', seen: '', expected: '' });
  const [outcome, setOutcome] = useState('');
  const [opened, setOpened] = useState<BugReport | 'broken' | null>(null);

  const report = async (): Promise<Omit<BugReport, 'format'>> => ({
    ...words,
    start: harness.steps.start(),
    end: (await currentAddress(harness)).address,
    steps: [...steps],
    machines: harness.machines
      .machines()
      .flatMap(({ name, currentStates }) => currentStates.map((state) => `${name}: ${state}`)),
    build: buildOf(document),
    browser: navigator.userAgent,
    written: new Date().toISOString(),
  });
  const save = async () => {
    const file = new Blob([writeBugReport(await report())], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = bugFileName(words.title, inJapan(harness.clock.now()).format('YYYY-MM-DD-HHmm'));
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const copy = async () => {
    const isCopied = await copyText(reportText(await report(), window.location.origin, texts));
    setOutcome(isCopied ? texts.copied : texts.notCopied);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    if (text !== undefined) setOpened(readBugReport(text) ?? 'broken');
    // the same file may be chosen again
    target.value = '';
  };

  return (
    <>
      <div className="report">
        <label>
          {texts.report.title}
          <input value={words.title} onChange={({ target }) => setWords({ ...words, title: target.value })} />
        </label>
        <label>
          {texts.report.seen}
          <textarea
            rows={3}
            value={words.seen}
            onChange={({ target }) => setWords({ ...words, seen: target.value })}
          />
        </label>
        <label>
          {texts.report.expected}
          <textarea
            rows={2}
            value={words.expected}
            onChange={({ target }) => setWords({ ...words, expected: target.value })}
          />
        </label>
      </div>
      <div className="bar">
        <button type="button" className="main" onClick={() => void save()}>
          {texts.report.saveReport}
        </button>
        <button type="button" onClick={() => void copy()}>
          {texts.report.copyReport}
        </button>
        <span role="status">{outcome}</span>
      </div>
      <details>
        <summary>{steps.length === 0 ? texts.report.noSteps : texts.report.stepsKept(steps.length)}</summary>
        <ol className="steps" start={Math.max(1, steps.length - SHOWN + 1)}>
          {steps.slice(-SHOWN).map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no identity, and the list only grows
            <li key={index}>{stepText(step, texts)}</li>
          ))}
        </ol>
      </details>
      <label className="file">
        {texts.report.openReport}
        <input type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
      </label>
      {opened === 'broken' ? (
        <p role="alert" className="warning">
          {texts.report.badReport}
        </p>
      ) : null}
      {opened !== null && opened !== 'broken' ? (
        <OpenedReport report={opened} harness={harness} texts={texts} />
      ) : null}
    </>
  );
}

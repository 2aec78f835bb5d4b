import { type ChangeEvent, useRef, useState } from 'react';
import { inJapan } from '#domain/base/japan-time';
import { seedName } from '#mocks/backend/seed/base/seed';
import { type DataFile, readDataFile, writeDataFile } from '#mocks/harness/data/data-file';
import { refreshConsole } from '#mocks/harness/panel/browser/refresh-console';
import { saveFile } from '#mocks/harness/panel/browser/save-file';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { situationOf } from '#mocks/harness/panel/situation';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { buildOf } from '#mocks/harness/report/bug-report';
import { fileProblemText } from './file-problem-text';
import { OtherData } from './OtherData';

type Outcome =
  | { kind: 'idle' | 'running' }
  | { kind: 'undone' | 'problem'; text: string }
  /** A file of another seed or day, which only a link can open. */
  | { kind: 'other'; file: DataFile };

/** All data as a file, from a file, or as at first. */
export function AllData({ harness, texts }: PartProps) {
  const { data, backend, seed, day } = harness;
  const replacedFile = useObserved(data.replacement, (replacement) => replacement.current());
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });

  const resetButton = useRef<HTMLButtonElement>(null);
  const isRunning = outcome.kind === 'running';

  const runReplacement = async (write: () => Promise<Outcome>, failureText: string) => {
    // a disabled button would lose the focus
    if (isRunning) return;
    setOutcome({ kind: 'running' });
    try {
      setOutcome(await write());
    } catch {
      setOutcome({ kind: 'problem', text: failureText });
    }
    refreshConsole();
  };
  const saveData = async () => {
    const { now } = situationOf(harness);
    const file = writeDataFile({ seed, day, now, build: buildOf(document) }, await backend.snapshot());
    const time = inJapan(harness.clock.now()).format('YYYY-MM-DD-HHmm');
    saveFile(`machi-data-${time}.json`, new Blob([file], { type: 'application/json' }));
  };
  const resetData = async (): Promise<Outcome> => {
    await data.replacement.reset();
    return { kind: 'idle' };
  };
  const loadFile = async (chosenFile: File): Promise<Outcome> => {
    const file = readDataFile(await chosenFile.text());
    if ('kind' in file) return { kind: 'problem', text: fileProblemText(file, texts) };
    if (seedName(file.seed) !== seedName(seed) || file.day !== day) return { kind: 'other', file };
    await data.replacement.load({ seed: seedName(seed), entries: file.entries }, chosenFile.name);
    return { kind: 'idle' };
  };
  const undoReplacement = async (): Promise<Outcome> => {
    const isUndone = await data.replacement.undo();
    // the button of the undo is gone
    resetButton.current?.focus();
    return isUndone
      ? { kind: 'undone', text: texts.data.replacementUndone }
      : { kind: 'problem', text: texts.data.changedSince };
  };
  const loadChosenFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosenFile = target.files?.[0];
    if (chosenFile) void runReplacement(() => loadFile(chosenFile), texts.data.loadFailed);
    // the same file may be chosen again
    target.value = '';
  };
  return (
    <fieldset className="all-data">
      <legend>{texts.data.allData}</legend>
      <p className="quiet">{texts.data.allDataExplained}</p>
      <div className="bar">
        <button
          ref={resetButton}
          type="button"
          aria-disabled={isRunning}
          onClick={() => void runReplacement(resetData, texts.data.resetFailed)}
        >
          {texts.data.reset}
        </button>
        <button type="button" onClick={() => void saveData()}>
          {texts.data.saveFile}
        </button>
      </div>
      <label className="file">
        {texts.data.loadFile}
        <input type="file" accept="application/json,.json" disabled={isRunning} onChange={loadChosenFile} />
      </label>
      <div className="bar">
        <span role="status">{statusText()}</span>
        {replacedFile === null ? null : (
          <button
            type="button"
            aria-disabled={isRunning}
            onClick={() => void runReplacement(undoReplacement, texts.data.notSaved)}
          >
            {texts.data.undoReplacement}
          </button>
        )}
      </div>
      {outcome.kind === 'problem' ? (
        <p role="alert" className="warning">
          {outcome.text}
        </p>
      ) : null}
      {outcome.kind === 'other' ? <OtherData file={outcome.file} harness={harness} texts={texts} /> : null}
    </fieldset>
  );

  function statusText(): string {
    if (isRunning) return texts.data.replacing;
    if (outcome.kind === 'undone') return outcome.text;
    if (replacedFile === null) return '';
    return replacedFile === '' ? texts.data.resetDone : texts.data.loaded(replacedFile);
  }
}

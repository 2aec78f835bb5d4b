import { useState } from 'react';
import { copyText } from '#mocks/harness/panel/browser/copy-text';
import { saveFile } from '#mocks/harness/panel/browser/save-file';
import { currentAddress } from '#mocks/harness/panel/current-address';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { playOfRecording } from '#mocks/harness/recorder/play-of-recording';
import { lastActions, lastRecording } from '#mocks/harness/recorder/recording';
import { testFile, testFileName } from '#mocks/harness/recorder/test-file';
import { testLines } from '#mocks/harness/recorder/test-lines';
import { isAction, isNote } from '#mocks/harness/report/step';
import { Expectations } from './Expectations';
import { LastActions } from './LastActions';
import { TestLines } from './TestLines';
import { useRemovedLines } from './use-removed-lines';

/** Longest text of the writes in the link of a test, in characters. */
const LONGEST_WRITES = 20_000;

/** What the tester does on the page, as a Playwright test. */
export function RecorderPart({ harness, texts }: PartProps) {
  const steps = useObserved(harness.steps, (source) => source.steps());
  const [title, setTitle] = useState('');
  const [outcome, setOutcome] = useState('');
  /** The number of last actions, instead of the recording. */
  const [lastCount, setLastCount] = useState<number | null>(null);
  const seenNow = harness.steps.seen();
  const latest = lastRecording(steps, seenNow);
  const { isRunning } = latest;
  const start = harness.steps.start();
  const recording =
    lastCount === null || isRunning
      ? latest.recording
      : lastActions(steps, lastCount, { start, now: seenNow });
  const testTitle = title.trim() || texts.recorder.untitled;
  const startedAt = recording?.steps[0]?.at ?? harness.clock.now();
  const lines = useRemovedLines(`${recording?.start} ${startedAt}`);
  const screens = recording ? testLines(recording, harness.root) : [];
  const hasLines = recording?.steps.some((step) => isAction(step) || isNote(step)) ?? false;
  const actions = recording?.steps.filter(isAction).length ?? 0;

  const startRecording = async () => {
    const { address, isWithoutWrites } = await currentAddress(harness, LONGEST_WRITES);
    setLastCount(null);
    harness.steps.note({
      kind: 'startRecording',
      name: isWithoutWrites ? 'writes' : '',
      value: address,
      failed: false,
    });
  };
  const stopRecording = () =>
    harness.steps.note({ kind: 'stopRecording', name: '', value: '', failed: false });
  const testText = () =>
    testFile({
      title: testTitle,
      at: startedAt,
      screens,
      removed: lines.removed,
      isStale: recording?.isStale ?? false,
    });
  const copyTest = async () => setOutcome((await copyText(testText())) ? texts.copied : texts.notCopied);
  const saveTest = () => saveFile(testFileName(testTitle), new Blob([testText()], { type: 'text/plain' }));
  const playRecording = () => {
    if (!recording) return;
    const { link, play: played } = playOfRecording(testTitle, recording, lines.removed);
    harness.play(link, played);
  };

  return (
    <>
      <p className="quiet">{texts.recorder.explained}</p>
      <div className="bar">
        {isRunning ? (
          <button type="button" className="danger" onClick={stopRecording}>
            {texts.recorder.stop}
          </button>
        ) : (
          <button type="button" className="main" onClick={() => void startRecording()}>
            {texts.recorder.start}
          </button>
        )}
        <span role="status">
          {isRunning ? texts.recorder.running(actions) : recording && texts.recorder.stopped(actions)}
        </span>
      </div>
      {isRunning ? (
        <Expectations harness={harness} texts={texts} />
      ) : (
        <LastActions texts={texts} onChosen={setLastCount} />
      )}
      {lastCount !== null && recording === null ? (
        <p role="alert" className="warning">
          {start === null ? texts.recorder.noStart : texts.recorder.noActions}
        </p>
      ) : null}
      {latest.isLost && recording === null && lastCount === null ? (
        <p role="alert" className="warning">
          {texts.recorder.lost}
        </p>
      ) : null}
      {recording && !hasLines ? <p className="quiet">{texts.recorder.noActions}</p> : null}
      {recording && hasLines ? (
        <>
          <label>
            {texts.recorder.title}
            <input value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          {recording.isStale ? <p className="warning">{texts.recorder.stale}</p> : null}
          <TestLines screens={screens} removed={lines.removed} texts={texts} onRemove={lines.remove} />
          {lines.removed.size > 0 ? (
            <button type="button" onClick={lines.restore}>
              {texts.recorder.restore(lines.removed.size)}
            </button>
          ) : null}
          <div className="bar">
            <button type="button" className="main" onClick={() => void copyTest()}>
              {texts.recorder.copyTest}
            </button>
            <button type="button" onClick={saveTest}>
              {texts.recorder.saveTest}
            </button>
            <button type="button" disabled={isRunning || actions === 0} onClick={playRecording}>
              {texts.recorder.play}
            </button>
            <span role="status">{outcome}</span>
          </div>
          {outcome === texts.notCopied ? <textarea readOnly rows={8} value={testText()} /> : null}
        </>
      ) : null}
    </>
  );
}

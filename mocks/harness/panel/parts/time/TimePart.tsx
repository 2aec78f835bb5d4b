import { useState } from 'react';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { stepText } from '#mocks/harness/panel/parts/report/report-text';
import { usePictureDialog } from '#mocks/harness/panel/parts/report/use-picture-dialog';
import { useObserved } from '#mocks/harness/panel/use-observed';
import { stateAtStep } from '#mocks/harness/time-travel/state-at-step';
import { ContinueFromStep } from './ContinueFromStep';
import { StepFacts } from './StepFacts';

/** What was recorded, step by step: looking back runs nothing. From each step a new sandbox can go on. */
export function TimePart({ harness, texts }: PartProps) {
  const steps = useObserved(harness.steps, (source) => source.steps());
  // counted from the first step; null follows the last one
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const [pictureDialog, openPicture] = usePictureDialog({
    steps,
    texts,
    hasScreen: false,
    read: (id) => harness.pictures.read(id),
  });
  const lastIndex = steps.length - 1;
  const index = Math.min(chosenIndex ?? lastIndex, lastIndex);
  const step = steps[index];
  if (!step) return <p className="quiet">{texts.report.noSteps}</p>;
  const moveToStep = (next: number) => setChosenIndex(next >= lastIndex ? null : Math.max(next, 0));
  return (
    <>
      <label>
        {texts.time.step}
        <input
          type="range"
          min={0}
          max={lastIndex}
          value={index}
          aria-valuetext={stepText(step, texts)}
          onChange={({ target }) => moveToStep(Number(target.value))}
        />
      </label>
      <div className="bar">
        <button type="button" aria-disabled={index === 0} onClick={() => moveToStep(index - 1)}>
          {texts.time.previous}
        </button>
        <button type="button" aria-disabled={index === lastIndex} onClick={() => moveToStep(index + 1)}>
          {texts.time.next}
        </button>
        <span className="quiet">{texts.player.progress(index + 1, steps.length)}</span>
      </div>
      <p role="status">
        <strong>{stepText(step, texts)}</strong>
      </p>
      {step.picture === null ? null : (
        <button type="button" onClick={() => openPicture(step.picture ?? '')}>
          {texts.report.showPicture}
        </button>
      )}
      <StepFacts
        step={step}
        state={stateAtStep(steps, index)}
        calls={harness.steps.calls().filter(({ id }) => step.calls.includes(id))}
        texts={texts}
      />
      <ContinueFromStep key={index} harness={harness} texts={texts} steps={steps} index={index} />
      {pictureDialog}
    </>
  );
}

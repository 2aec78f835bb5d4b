import { stepText } from '#mocks/harness/panel/parts/report/report-text';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { Step } from '#mocks/harness/report/step';
import { PictureButton } from './PictureButton';

/** Steps shown at once; the file has all of them. */
const MOST_SHOWN = 30;
/** Steps shown before the failing one. */
const SHOWN_BEFORE_MARK = 5;

interface MarkedStepsProps {
  steps: readonly Step[];
  mark: number | null;
  texts: Texts;
  onPicture(id: string): void;
  onMark(index: number): void;
}

/** The recorded steps, of which one is the failing one. */
export function MarkedSteps({ steps, mark, texts, onPicture, onMark }: MarkedStepsProps) {
  if (steps.length === 0) return <p className="quiet">{texts.report.noSteps}</p>;
  const firstIndex = Math.max(
    0,
    Math.min(steps.length - MOST_SHOWN, (mark ?? steps.length) - SHOWN_BEFORE_MARK),
  );
  return (
    <details>
      <summary>{texts.report.stepsKept(steps.length)}</summary>
      <p className="quiet">{texts.report.chooseMark}</p>
      <ol className="steps" start={firstIndex + 1}>
        {steps.slice(firstIndex).map((step, offset) => {
          const index = firstIndex + offset;
          return (
            <li key={index} className={index === mark ? 'marked' : undefined}>
              <label>
                <input type="radio" name="mark" checked={index === mark} onChange={() => onMark(index)} />
                {stepText(step, texts)}
              </label>
              <PictureButton step={step} texts={texts} onPicture={onPicture} />
            </li>
          );
        })}
      </ol>
    </details>
  );
}

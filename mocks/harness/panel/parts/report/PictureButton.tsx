import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { Step } from '#mocks/harness/report/step';
import { stepText } from './report-text';

interface PictureButtonProps {
  step: Step;
  texts: Texts;
  onPicture(id: string): void;
}

/** Nothing for a step without a picture. */
export function PictureButton({ step, texts, onPicture }: PictureButtonProps) {
  const { picture } = step;
  if (picture === null) return null;
  const label = `${texts.report.showPicture}: ${stepText(step, texts)}`;
  return (
    <button type="button" className="plain" aria-label={label} onClick={() => onPicture(picture)}>
      {texts.report.showPicture}
    </button>
  );
}

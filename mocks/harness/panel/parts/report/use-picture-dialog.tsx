import { type ReactNode, useState } from 'react';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { Step } from '#mocks/harness/report/step';
import { PictureDialog, type StepPicture } from './PictureDialog';
import { stepText } from './report-text';

/** The id of the page when a report was written: the ids of steps have a slash. */
export const SCREEN = 'screen';

interface PictureDialogOptions {
  steps: readonly Step[];
  texts: Texts;
  /** Null when the picture was dropped. */
  read(id: string): Promise<string | null>;
  /** Whether there is a picture of the page when the report was written. */
  hasScreen: boolean;
}

/** The dialog with the pictures of these steps; null while it is closed. */
export function usePictureDialog({
  steps,
  texts,
  read,
  hasScreen,
}: PictureDialogOptions): [ReactNode, (id: string) => void] {
  const [openedPictures, setOpenedPictures] = useState<{ pictures: StepPicture[]; first: number } | null>(
    null,
  );
  const openPicture = (id: string) => {
    const stepPictures = steps.flatMap((step) =>
      step.picture === null ? [] : [{ id: step.picture, text: stepText(step, texts) }],
    );
    const allPictures = hasScreen
      ? [...stepPictures, { id: SCREEN, text: texts.report.screen }]
      : stepPictures;
    const pictures = allPictures.map((one) => ({ text: one.text, read: () => read(one.id) }));
    setOpenedPictures({ pictures, first: allPictures.findIndex((one) => one.id === id) });
  };
  const dialog =
    openedPictures === null ? null : (
      <PictureDialog {...openedPictures} texts={texts} onClose={() => setOpenedPictures(null)} />
    );
  return [dialog, openPicture];
}

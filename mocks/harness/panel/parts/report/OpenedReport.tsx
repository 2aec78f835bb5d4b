import { inflatedText, TextTooLong } from '#mocks/harness/link/deflated-text';
import type { PartProps } from '#mocks/harness/panel/parts/part-props';
import { requirementText, stepText } from '#mocks/harness/panel/parts/report/report-text';
import { type BugReport, buildOf } from '#mocks/harness/report/bug-report';
import { playLink, playOfSteps } from '#mocks/harness/report/play-of-report';
import { PictureButton } from './PictureButton';
import { SCREEN, usePictureDialog } from './use-picture-dialog';

/** A report from a file: its text, its steps, and the ways into its data, each in a new sandbox. */
export function OpenedReport({ report, harness, texts }: PartProps & { report: BugReport }) {
  const { title, seen, expected, start, end, mark, build, requirement, pictures, screen } = report;
  // the file has only the last pictures
  const steps = report.steps.map((step) =>
    step.picture !== null && Object.hasOwn(pictures, step.picture) ? step : { ...step, picture: null },
  );
  const [pictureDialog, openPicture] = usePictureDialog({
    steps,
    texts,
    hasScreen: screen !== null,
    async read(id) {
      const deflated = id === SCREEN ? screen : pictures[id];
      if (deflated == null) return null;
      return inflatedText(deflated).catch((problem) => {
        if (problem instanceof TextTooLong) throw problem;
        return null;
      });
    },
  });
  const play = (from: string) =>
    harness.play(playLink(from, steps), playOfSteps(title || texts.report.untitled, steps, mark));
  return (
    <section className="opened" aria-label={title || texts.report.untitled}>
      <h3>{title || texts.report.untitled}</h3>
      {build === buildOf(document) ? null : <p className="warning">{texts.report.otherBuild}</p>}
      {requirement ? <p>{`${texts.requirements.inReport}: ${requirementText(requirement, texts)}`}</p> : null}
      {seen === '' ? null : <p>{`${texts.report.seen}: ${seen}`}</p>}
      {expected === '' ? null : <p>{`${texts.report.expected}: ${expected}`}</p>}
      <div className="bar">
        {start === null ? null : (
          <>
            <button type="button" className="main" onClick={() => play(start)}>
              {mark === null ? texts.player.playToLast : texts.player.playToMark}
            </button>
            <button type="button" onClick={() => harness.openAddress(start)}>
              {texts.report.openBefore}
            </button>
          </>
        )}
        <button type="button" onClick={() => harness.openAddress(end)}>
          {texts.report.openAfter}
        </button>
        {screen === null ? null : (
          <button type="button" onClick={() => openPicture(SCREEN)}>
            {texts.report.screen}
          </button>
        )}
      </div>
      <ol className="steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a file never change
          <li key={index} className={index === mark ? 'marked' : undefined}>
            {stepText(step, texts)}
            {index === mark ? ` ← ${texts.report.mark}` : ''}
            <PictureButton step={step} texts={texts} onPicture={openPicture} />
          </li>
        ))}
      </ol>
      {pictureDialog}
    </section>
  );
}

import type { PartProps } from '#mocks/harness/parts/part-props';
import { requirementText, stepText } from '#mocks/harness/parts/report/report-text';
import { type BugReport, buildOf } from '#mocks/report/bug-report';
import { playLink, playOfSteps } from '#mocks/report/play-of-report';

/** A report from a file: its text, its steps, and the ways into its data, each in a new sandbox. */
export function OpenedReport({ report, harness, texts }: PartProps & { report: BugReport }) {
  const { title, seen, expected, start, end, steps, mark, build, requirement } = report;
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
              {texts.player.playToMark}
            </button>
            <button type="button" onClick={() => harness.openAddress(start)}>
              {texts.report.openBefore}
            </button>
          </>
        )}
        <button type="button" onClick={() => harness.openAddress(end)}>
          {texts.report.openAfter}
        </button>
      </div>
      <ol className="steps">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a file never change
          <li key={index} className={index === mark ? 'marked' : undefined}>
            {stepText(step, texts)}
            {index === mark ? ` ← ${texts.report.mark}` : ''}
          </li>
        ))}
      </ol>
    </section>
  );
}

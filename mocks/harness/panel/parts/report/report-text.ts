import { inJapan } from '#domain/base/japan-time';
import type { Texts } from '#mocks/harness/panel/texts/texts-for';
import type { BugReport } from '#mocks/harness/report/bug-report';
import type { Step } from '#mocks/harness/report/step';
import type { ReportedRequirement } from '#mocks/harness/requirements/requirement-result';

type ShownStep = Pick<Step, 'at' | 'kind' | 'name' | 'value' | 'failed'>;

/** `09:00:12 「保存する」を押す`. */
export function stepText({ at, kind, name, value, failed }: ShownStep, texts: Texts): string {
  const mark = failed ? '⚠ ' : '';
  return `${inJapan(at).format('HH:mm:ss')} ${mark}${texts.steps[kind](name, value)}`;
}

/** `R-SCR-08 ✗ (c5901bc4)`. */
export const requirementText = ({ id, result, build }: ReportedRequirement, texts: Texts): string =>
  `${id} ${texts.requirements.table.results[result ?? 'noted']} (${build})`;

/** The report as Markdown for an issue tracker. `origin`: the site of the links. */
export function reportText(
  report: Omit<BugReport, 'format' | 'pictures' | 'screen'>,
  origin: string,
  texts: Texts,
): string {
  const { title, seen, expected, start, end, steps, mark, machines, build, browser, written, requirement } =
    report;
  const links = [
    ...(start === null ? [] : [`- ${texts.report.beforeSteps}: ${origin}${start}`]),
    `- ${texts.report.afterSteps}: ${origin}${end}`,
  ];
  const lineOf = (step: Step, index: number) =>
    `${index + 1}. ${stepText(step, texts)}${index === mark ? ` ← ${texts.report.mark}` : ''}`;
  const { inReport } = texts.requirements;
  const sections: [string, string][] = [
    [inReport, requirement ? `${requirementText(requirement, texts)}\n\n${requirement.text}` : ''],
    [texts.report.seen, seen],
    [texts.report.expected, expected],
    [texts.report.links, links.join('\n')],
    [texts.report.steps, steps.map(lineOf).join('\n')],
    [texts.tabs.machines, machines.map((machine) => `- ${machine}`).join('\n')],
    [texts.report.build, `${build} · ${browser.agent} · ${browser.width}×${browser.height} · ${written}`],
  ];
  return [
    `# ${title || texts.report.untitled}`,
    ...sections.filter(([, text]) => text !== '').map(([name, text]) => `## ${name}\n\n${text}`),
  ].join('\n\n');
}

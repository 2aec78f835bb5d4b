import type { reportJa } from '../ja/report-ja';

export const reportEn: typeof reportJa = {
  title: 'Title',
  seen: 'What happened',
  expected: 'What was expected',
  links: 'Links',
  steps: 'Steps',
  build: 'Build',
  untitled: 'Report of a fault',
  beforeSteps: 'Before the steps',
  afterSteps: 'After the steps',
  stepsKept: (count) => `Recorded actions and calls: ${count}`,
  noSteps: 'Nothing is recorded yet',
  saveReport: 'Save as a file',
  copyReport: 'Copy as text',
  openReport: 'Open the file of a report',
  badReport: 'This file is no report of a fault, or it is damaged',
  otherBuild: 'Another build of the console wrote this report: it may behave differently here',
  openBefore: 'Open before the steps',
  openAfter: 'Open after the steps',
};

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
  mark: 'failed here',
  chooseMark: 'Choose the step that failed. The first failure is chosen already',
  problems: {
    foreign: 'This file is no report of a fault',
    damaged: 'The file of the report is damaged: it is cut off, or has been changed',
    later: 'A later version of the console wrote this report: this version cannot open it',
  },
  otherBuild: 'Another build of the console wrote this report: it may behave differently here',
  openBefore: 'Open before the steps',
  openAfter: 'Open after the steps',
};

// npm run replay -- FILE [FILE…]: sends the calls of reports (報告 in the demo panel) to the fake backend, without a
// browser, and lists the answers that differ now. The exit code is 1 when one differs or a file cannot be replayed.
import { readFileSync } from 'node:fs';
import { withTypeScriptModules } from './typescript-modules.mjs';

/** @type {Record<import('../mocks/report/bug-report').ReportProblem, string>} */
const PROBLEMS = {
  foreign: 'this is no report',
  damaged: 'the report is damaged',
  later: 'a later version wrote this report',
};

const files = process.argv.slice(2);
process.exitCode = await run();

/** @returns {Promise<number>} the exit code */
async function run() {
  if (files.length === 0) {
    console.error('✗ no file: npm run replay -- machi-2026-04-01-0900.json');
    return 1;
  }
  return withTypeScriptModules(async (load) => {
    const { createBackend } = await load('/mocks/backend.ts');
    const { readBugReport } = await load('/mocks/report/bug-report.ts');
    const { replayReport } = await load('/mocks/replay/replay-report.ts');
    const { replayText } = await load('/mocks/replay/replay-text.ts');
    let code = 0;
    for (const file of files) {
      /** @type {import('../mocks/report/bug-report').BugReport | import('../mocks/report/bug-report').ReportProblem} */
      const report = readBugReport(readFileSync(file, 'utf8'));
      if (typeof report === 'string') {
        console.error(`✗ ${file}: ${PROBLEMS[report]}`);
        code = 1;
        continue;
      }
      const replay = await replayReport(report, createBackend);
      console.log(replayText(file, replay));
      if (replay === null || replay.differing.length > 0) code = 1;
    }
    return code;
  });
}

// npm run contract -- real.har: every call of a HAR beside the contract and beside the fake backend, as Markdown; never a
// value of the file. `--csv out.csv` also writes the table, `--base https://api.…` names the address of the API,
// `--lang en` writes English, `--as operator` names the account of the fake. Exit code 1 if something differs, or if nothing
// was compared.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withTypeScriptModules } from './typescript-modules.mjs';

process.exitCode = await run();

async function run() {
  const { values, file } = readArguments();
  if (values === undefined || file === undefined) {
    console.error(
      '✗ npm run contract -- real.har [--csv out.csv] [--base https://…] [--lang en] [--as operator]',
    );
    return 2;
  }
  return withTypeScriptModules(async (loadModule) => {
    const { terminalText } = await loadModule('/mocks/backend/protocol/terminal-text.ts');
    const { readHar } = await loadModule('/mocks/harness/contract/read-har.ts');
    const harReading = await readHar(readFileSync(file, 'utf8'));
    if (harReading === null) {
      console.error(terminalText(`✗ ${file} is no HAR`));
      return 2;
    }
    const { createBackend } = await loadModule('/mocks/backend/backend.ts');
    const { fakeAnswers } = await loadModule('/mocks/harness/contract/fake-answers.ts');
    const { judgeHar } = await loadModule('/mocks/harness/contract/judge-har.ts');
    const { judgementCsv, judgementMarkdown } = await loadModule('/mocks/harness/contract/judgement-text.ts');
    const { documentedCallsIn } = await loadModule('/mocks/harness/panel/calls/documented-calls.ts');
    const texts =
      values.lang === 'en'
        ? (await loadModule('/mocks/harness/contract/texts-en.ts')).textsEn
        : (await loadModule('/mocks/harness/contract/texts-ja.ts')).textsJa;
    const backend = createBackend();
    /** @type {import('../mocks/harness/contract/judge-har').HarJudgement} */
    const judgement = await judgeHar(harReading, {
      endpoints: backend.endpoints,
      base: values.base?.replace(/\/$/, ''),
      answerOfFake: await fakeAnswers(backend, values.as),
    });
    /** @type {import('../mocks/harness/panel/calls/documented-calls').DocumentedCall[]} */
    const documentedCalls = documentedCallsIn(readFileSync('docs/spec/endpoints.md', 'utf8'));
    const idsByCall = new Map(
      documentedCalls.map((row) => [`${row.method} ${row.path}`, row.ids.join(', ')]),
    );
    console.log(terminalText(judgementMarkdown(judgement, texts, idsByCall)));
    // a spreadsheet reads UTF-8 as Shift_JIS without the mark
    if (values.csv) writeFileSync(values.csv, `\uFEFF${judgementCsv(judgement, texts, idsByCall)}`);
    const { exitCode } = await loadModule('/mocks/harness/contract/exit-code.ts');
    return exitCode(judgement);
  });
}

/** The options and the HAR of the command line; neither for an option that does not exist, `--help` for one. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        csv: { type: 'string' },
        base: { type: 'string' },
        lang: { type: 'string', default: 'ja' },
        as: { type: 'string', default: 'operator' },
      },
    });
    return { values, file: positionals[0] };
  } catch {
    return {};
  }
}

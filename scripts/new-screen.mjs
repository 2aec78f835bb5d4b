// npm run new:screen -- board --ja 掲示板 --reading けいじばん --en 'Notice boards' --es Tablones --zh 公告栏: writes a screen of
// records with one field, and its row in every list (docs/architecture.md, Adding a screen). `--plural` where an s is not enough, `--room`
// for the folder of its domain (offers). `--try`: in a copy of the work tree, with the tests of the lists.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.mjs';
import { screenChanges } from './new-screen/screen-changes.mjs';
import { projectFiles } from './project-files.mjs';
import { copyOfWorkTree } from './work-copy.mjs';

const TRIED = {
  name: 'board',
  ja: '掲示板',
  reading: 'けいじばん',
  en: 'Notice boards',
  es: 'Tablones',
  zh: '公告栏',
};
/** The tests of the screen and of the lists. */
const TESTS =
  'tests/views/board tests/contract tests/app/matrix tests/app/first-request tests/e2e-cases tests/tables ' +
  'tests/locales tests/openapi tests/mocks/harness/panel/faults tests/views/required-fields tests/build/requirements';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ja: { type: 'string' },
    reading: { type: 'string' },
    en: { type: 'string' },
    es: { type: 'string' },
    zh: { type: 'string' },
    plural: { type: 'string' },
    room: { type: 'string', default: 'offers' },
    try: { type: 'boolean', default: false },
  },
});
process.exitCode = await run();

async function run() {
  const { ja, reading, en, es, zh } = values.try ? TRIED : values;
  const name = values.try ? TRIED.name : (positionals[0] ?? '');
  if (!/^[a-z]+$/.test(name) || !ja || !reading || !en || !es || !zh) {
    console.error(
      "✗ npm run new:screen -- board --ja 掲示板 --reading けいじばん --en 'Notice boards' --es Tablones --zh 公告栏 " +
        '[--plural boards] [--room offers]. The name is one word in lower case.',
    );
    return 2;
  }
  const folder = values.try ? copyOfWorkTree('new-screen') : '.';
  const { plural = `${name}s`, room } = values;
  const changes = screenChanges(projectFiles(), { name, plural, room, ja, reading, en, es, zh });
  for (const [path, text] of Object.entries(changes)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const paths = Object.keys(changes);
  const steps = [
    ['npx', 'biome', 'check', '--write', ...paths],
    ['npm', 'run', '--silent', 'openapi'],
    ...(values.try
      ? [
          ['npx', 'tsc', '--noEmit'],
          ['npx', 'vitest', 'run', ...TESTS.split(' ')],
        ]
      : []),
  ];
  for (const [program = '', ...args] of steps) {
    const code = await command(program, args, { cwd: folder, quiet: values.try });
    if (code !== 0) {
      console.error(`✗ ${program} ${args.slice(0, 2).join(' ')}`);
      return code;
    }
  }
  if (!values.try)
    console.log(`${paths.length} files are written. Next: docs/architecture.md, Adding a screen`);
  return 0;
}

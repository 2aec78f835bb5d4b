// npm run new:screen -- board --ja 掲示板 --reading けいじばん --en 'Notice boards' --es Tablones --es-one tablón --zh 公告栏: writes a screen
// of records with one field, and its row in every list, and lists what is left to do (docs/architecture.md, Adding a screen).
// `--section` of the menu (office), `--room` for the folder of its domain (offers), `--icon`, `--plural` and `--en-one` where an s is not the
// difference. `--try`: in a copy of the work tree, with the tests of the lists.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';
import { leftToDo } from './new-screen/left-to-do.mjs';
import { LIST_TESTS } from './new-screen/list-tests.mjs';
import { readScreen } from './new-screen/read-screen.mjs';
import { screenChanges } from './new-screen/screen-changes.mjs';
import { TRIAL } from './new-screen/trial.mjs';
import { projectFiles } from './project-files.mjs';
import { copyOfWorkTree } from './work-copy.mjs';

const stringOption = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ja: stringOption,
    reading: stringOption,
    en: stringOption,
    'en-one': stringOption,
    es: stringOption,
    'es-one': stringOption,
    zh: stringOption,
    section: stringOption,
    room: stringOption,
    icon: stringOption,
    plural: stringOption,
    try: { type: 'boolean', default: false },
  },
});
process.exitCode = await run();

async function run() {
  const files = projectFiles();
  const { name, options } = values.try ? TRIAL : { name: positionals[0] ?? '', options: values };
  const result = readScreen(files, name, options);
  if ('problem' in result) {
    console.error(`✗ ${result.problem}`);
    return 2;
  }
  const { screen } = result;
  const folder = values.try ? copyOfWorkTree('new-screen') : '.';
  const changes = screenChanges(files, screen);
  for (const [path, content] of Object.entries(changes)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const paths = Object.keys(changes);
  const steps = [
    ['npx', 'biome', 'check', '--write', ...paths],
    ['npm', 'run', '--silent', 'openapi'],
    ...(values.try
      ? [
          ['npx', 'tsc', '--noEmit'],
          ['npx', 'vitest', 'run', `tests/views/${name}`, ...LIST_TESTS],
        ]
      : []),
  ];
  for (const [program = '', ...args] of steps) {
    const code = await runCommand(program, args, { cwd: folder, quiet: values.try });
    if (code !== 0) {
      console.error(`✗ ${program} ${args.slice(0, 2).join(' ')}`);
      return code;
    }
  }
  const leftLines = leftToDo((path) => readFileSync(join(folder, path), 'utf8'), screen);
  if (!values.try)
    console.log(
      [
        `${paths.length} files are written. Left to you (docs/architecture.md, Adding a screen):`,
        ...leftLines.map((line) => `  ${line}`),
        `Then: npm run openapi, and npm run unit -- tests/views/${name} ${LIST_TESTS.join(' ')}`,
      ].join('\n'),
    );
  return 0;
}

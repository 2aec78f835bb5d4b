// npm run mutants -- src/domain: changes the code of a folder at random places, one at a time, and lists the
// changes that no test notices; `--lines` takes out lines of src instead
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { keptResults } from './mutants/kept-results.mjs';
import { mutantsOf } from './mutants/mutants-of.mjs';
import { parses, removableLines, withoutLine } from './mutants/removable-lines.mjs';
import { tryLines } from './mutants/try-lines.mjs';
import { tryMutants } from './mutants/try-mutants.mjs';
import { projectFiles } from './project-files.mjs';
import { randomOf, sampleOf } from './random-walk/random.mjs';

const FOLDERS = ['src/domain', 'src/machines', 'src/api/http'];
const NOTICED_BY_NONE = 'no test';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    lines: { type: 'boolean', default: false },
    missed: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 100_000));
const sampleSize = Number(values.count ?? (values.lines ? 30 : 100));
const folders = positionals.length > 0 ? positionals : values.lines ? ['src'] : FOLDERS;

const textsByPath = projectFiles();
const searchedFiles = Object.fromEntries(
  Object.entries(textsByPath).filter(
    ([path]) => /\.tsx?$/.test(path) && folders.some((folder) => `${path}/`.startsWith(`${folder}/`)),
  ),
);
console.log(`seed ${seed}, ${folders.join(' ')}`);
// other code has other mutants
const codeHash = createHash('sha256').update(JSON.stringify(searchedFiles)).digest('hex');
const resultStore = keptResults(
  values.lines ? 'lines.json' : 'mutants.json',
  `${seed} ${sampleSize} ${folders.join(' ')} ${codeHash}`,
);

const changes = values.lines ? await removedLines() : await sampledMutants();
const unnoticed = changes.filter(({ key }) => resultStore.results[key] === NOTICED_BY_NONE);
for (const { text } of unnoticed) console.log(text);
console.log(
  `${changes.length - unnoticed.length} of ${changes.length} ${values.lines ? 'lines' : 'mutants'} were noticed`,
);
process.exit(unnoticed.length === 0 ? 0 : 1);

/** @typedef {{ key: string, text: string }} Change `text`: for the list of those that no test notices */

/** @returns {Promise<Change[]>} */
async function sampledMutants() {
  const { mutants: allMutants, instrumented } = await mutantsOf(searchedFiles);
  const sampled = sampleOf(allMutants, sampleSize, randomOf(seed)).map((mutant) => ({
    ...mutant,
    key: `${mutant.path} ${mutant.id}`,
    text: `${mutant.path}:${mutant.line}  ${mutant.original}  →  ${mutant.mutated}`,
  }));
  const byId = new Map(sampled.map((mutant) => [mutant.id, mutant]));
  await tryMutants(untriedOf(sampled), instrumented, textsByPath, ({ id }, isNoticed) =>
    resultStore.keep(byId.get(id)?.key ?? '', isNoticed ? 'a test' : NOTICED_BY_NONE),
  );
  return sampled;
}

/** @returns {Promise<Change[]>} */
async function removedLines() {
  const allLines = Object.entries(searchedFiles).flatMap(([path, source]) => removableLines(path, source));
  const sampled = sampleOf(allLines, 2 * sampleSize, randomOf(seed))
    .filter(({ path, line }) => parses(path, withoutLine(searchedFiles[path] ?? '', line)))
    .slice(0, sampleSize)
    .map((line) => ({
      ...line,
      key: `${line.path} ${line.line}`,
      text: `${line.path}:${line.line}  ${line.what}`,
    }));
  await tryLines(untriedOf(sampled), textsByPath, ({ path, line, what }, by) => {
    resultStore.keep(`${path} ${line}`, by ?? NOTICED_BY_NONE);
    console.log(`${path}:${line}  ${what}  →  ${by ?? NOTICED_BY_NONE}`);
  });
  return sampled;
}

/**
 * Without those that have a result; if all have one, the run begins again.
 * @template {{ key: string }} One
 * @param {readonly One[]} all @returns {One[]}
 */
function untriedOf(all) {
  if (values.missed) return all.filter(({ key }) => resultStore.results[key] === NOTICED_BY_NONE);
  const untried = all.filter(({ key }) => !(key in resultStore.results));
  return untried.length === 0 ? [...all] : untried;
}

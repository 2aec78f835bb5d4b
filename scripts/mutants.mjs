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
const MISSED = 'no test';

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
const count = Number(values.count ?? (values.lines ? 30 : 100));
const folders = positionals.length > 0 ? positionals : values.lines ? ['src'] : FOLDERS;

const files = projectFiles();
const searched = Object.fromEntries(
  Object.entries(files).filter(
    ([path]) => /\.tsx?$/.test(path) && folders.some((folder) => `${path}/`.startsWith(`${folder}/`)),
  ),
);
console.log(`seed ${seed}, ${folders.join(' ')}`);
// other code has other mutants
const code = createHash('sha256').update(JSON.stringify(searched)).digest('hex');
const kept = keptResults(
  values.lines ? 'lines.json' : 'mutants.json',
  `${seed} ${count} ${folders.join(' ')} ${code}`,
);

const changes = values.lines ? await linesOut() : await mutants();
const missed = changes.filter(({ key }) => kept.results[key] === MISSED);
for (const { text } of missed) console.log(text);
console.log(
  `${changes.length - missed.length} of ${changes.length} ${values.lines ? 'lines' : 'mutants'} were noticed`,
);
process.exit(missed.length === 0 ? 0 : 1);

/** @typedef {{ key: string, text: string }} Change `text`: for the list of those that no test notices */

/** @returns {Promise<Change[]>} */
async function mutants() {
  const { mutants: all, instrumented } = await mutantsOf(searched);
  const chosen = sampleOf(all, count, randomOf(seed)).map((mutant) => ({
    ...mutant,
    key: `${mutant.path} ${mutant.id}`,
    text: `${mutant.path}:${mutant.line}  ${mutant.original}  →  ${mutant.mutated}`,
  }));
  const byId = new Map(chosen.map((mutant) => [mutant.id, mutant]));
  await tryMutants(leftOf(chosen), instrumented, files, ({ id }, isNoticed) =>
    kept.keep(byId.get(id)?.key ?? '', isNoticed ? 'a test' : MISSED),
  );
  return chosen;
}

/** @returns {Promise<Change[]>} */
async function linesOut() {
  const all = Object.entries(searched).flatMap(([path, source]) => removableLines(path, source));
  const chosen = sampleOf(all, 2 * count, randomOf(seed))
    .filter(({ path, line }) => parses(path, withoutLine(searched[path] ?? '', line)))
    .slice(0, count)
    .map((line) => ({
      ...line,
      key: `${line.path} ${line.line}`,
      text: `${line.path}:${line.line}  ${line.what}`,
    }));
  await tryLines(leftOf(chosen), files, ({ path, line, what }, by) => {
    kept.keep(`${path} ${line}`, by ?? MISSED);
    console.log(`${path}:${line}  ${what}  →  ${by ?? MISSED}`);
  });
  return chosen;
}

/**
 * Without those that have a result; if all have one, the run begins again.
 * @template {{ key: string }} One
 * @param {readonly One[]} all @returns {One[]}
 */
function leftOf(all) {
  if (values.missed) return all.filter(({ key }) => kept.results[key] === MISSED);
  const left = all.filter(({ key }) => !(key in kept.results));
  return left.length === 0 ? [...all] : left;
}

// npm run -s stack -- report.json (or from standard input): the places of an error report in the sources, by the
// source maps of its build. `--maps folder` names the maps of an earlier build.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** A position in a built file; its first group is the name of the file, without `.map`. */
const BUILT_POSITION = /assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces each position in a built file by its position in the sources. A position that no map has stays.
 * @param {string} text @param {string} folder the source maps
 */
export function withSources(text, folder) {
  return text.replace(BUILT_POSITION, (position, file, line, column) => {
    const origin = sourceMapOf(join(folder, `${file}.map`))?.findOrigin(Number(line), Number(column));
    if (origin === undefined || !('fileName' in origin)) return position;
    return `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** @param {string} path */
function sourceMapOf(path) {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'string', default: 'dist-maps' } },
  });
  process.stdout.write(withSources(readFileSync(positionals[0] ?? 0, 'utf8'), values.maps));
}

import { inJapan } from '#domain/base/japan-time';
import { code } from './code';
import type { TestLine, TestScreen } from './test-lines';

interface TestFile {
  title: string;
  /** Milliseconds of the harness clock. */
  at: number;
  screens: readonly TestScreen[];
  /** The keys of the lines that are left out. */
  removed: ReadonlySet<string>;
  isStale: boolean;
}

/** What the first parameter of a test can have, see e2e/fixtures.ts. */
const FIXTURES = ['open', 'page', 'panel', 'records', 'toasts'] as const;
/** Strings and patterns, which may contain the name of a fixture. */
const LITERALS = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/(?:\\.|[^/\\])+\//g;

const STALE_REMARK = 'Rows were written before the first step; this test does not write them.';
const WEAK_REMARK = 'Weak: this element is found by its position alone.';
const BY_HAND_REMARK = 'Not recorded as a line, because no role and name find the element again:';
const LONG_WAIT_REMARK = 'Here the stopped clock was moved on by more than a minute.';

/** The recording as a file for e2e/. */
export function testFile({ title, at, screens, removed, isStale }: TestFile): string {
  const [opening, ...rest] = screens;
  const keptLines = ({ lines }: TestScreen) => lines.filter(({ key }) => !removed.has(key));
  const keptScreens = rest.map((screen) => ({ title: screen.title, lines: keptLines(screen) }));
  const allLines = [...(opening ? keptLines(opening) : []), ...keptScreens.flatMap(({ lines }) => lines)];
  const codeWithoutLiterals = allLines.map((line) => line.code?.replace(LITERALS, '') ?? '').join('\n');
  const fixtures = FIXTURES.filter((name) => new RegExp(`\\b${name}\\b`).test(codeWithoutLiterals));
  return [
    `import { expect, test } from './fixtures';`,
    ...(/\bpicture\(/.test(codeWithoutLiterals) ? [`import { picture } from './picture';`] : []),
    '',
    `test(${code(`${title} [${inJapan(at).format('YYYY-MM-DD')}]`)}, async ({ ${fixtures.join(', ')} }) => {`,
    ...(isStale ? [`  // ${STALE_REMARK}`] : []),
    ...(opening ? keptLines(opening).flatMap((line) => statement(line, '  ')) : []),
    ...keptScreens
      .filter(({ lines }) => lines.length > 0)
      .flatMap((part) => [
        `  await test.step(${code(part.title)}, async () => {`,
        ...part.lines.flatMap((line) => statement(line, '    ')),
        '  });',
      ]),
    '});',
    '',
  ].join('\n');
}

function statement(line: TestLine, indent: string): string[] {
  if (line.code === null) {
    const remark =
      line.kind === 'wait'
        ? LONG_WAIT_REMARK
        : `${BY_HAND_REMARK} ${line.step?.kind} ${oneLine(line.step?.name ?? '')}`;
    return [`${indent}// ${remark}`];
  }
  return [...(line.isWeak ? [`${indent}// ${WEAK_REMARK}`] : []), `${indent}await ${line.code};`];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** `recorded-予約を受け付ける.spec.ts`; characters that file systems refuse are left out. */
export const testFileName = (title: string): string =>
  `recorded-${title.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 40)}.spec.ts`;

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GROUPS, partsOf } from '#mocks/harness/panel/part-table';
import { en } from '#mocks/harness/panel/texts/en';
import { ja } from '#mocks/harness/panel/texts/ja';

test.each([
  ['docs/qa.md', '## The panel', en],
  ['docs/qa.ja.md', '## 操作盤', ja],
] as const)('%s has the parts of the panel by their names, row by row', (file, heading, { groups, tabs }) => {
  const [, section = ''] = readFileSync(file, 'utf8').split(`${heading}\n`);
  const documentedParts = (section.split('\n## ')[0] ?? '')
    .split('\n### ')
    .slice(1)
    .map((row) => [row.split('\n')[0], [...row.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name]) => name)]);
  expect(documentedParts).toEqual(
    GROUPS.map((group) => [groups[group], partsOf(group).map((part) => tabs[part])]),
  );
});

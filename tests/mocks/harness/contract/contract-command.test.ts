import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { terminalText } from '#mocks/backend/protocol/terminal-text';
import { harText } from './har-text';

test.each([
  ['contract', 2],
  ['replay', 1],
])('npm run %s -- --help prints how to call it', (command, code) => {
  const { status, stdout, stderr } = spawnSync('node', [`scripts/${command}.mjs`, '--help'], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr.split(' [')[0]]).toEqual([
    code,
    '',
    `✗ npm run ${command} -- ${command === 'contract' ? 'real.har' : 'machi-2026-04-01-0900.json'}`,
  ]);
});

test('npm run contract escapes terminal control characters, in the calls of a HAR file and in the name of the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'machi-contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  /** The exit code, and the line about the stranger or the file; no line has a command. */
  const runContract = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    const { status, stdout, stderr } = spawnSync('node', ['scripts/contract.mjs', file], {
      encoding: 'utf8',
    });
    const printed = stdout + stderr;
    expect(printed).toBe(terminalText(printed));
    return [status, printed.replaceAll(folder, '').match(/^(?:- `GET\\|✗).*/m)?.[0]];
  };
  const calls = [
    { call: 'GET /akashi/api/genres/' },
    { call: 'GET\u001b[2J\u202e /akashi/api/strange\u001b[1m/' },
  ];
  expect(runContract('real.har', harText(calls))).toEqual([
    1,
    '- `GET\\u001b[2J\\u202e /:city/api/:value/` × 1',
  ]);
  expect(runContract('odd\u001b[1m.har', '{}')).toEqual([2, '✗ /odd\\u001b[1m.har is no HAR']);
});

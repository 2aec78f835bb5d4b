import { expect, test } from 'vitest';
import { terminalText } from '#mocks/backend/protocol/terminal-text';

test('a terminal gets the control characters and marks of direction of a foreign text as codes', () => {
  const text = '祭\u001b[2J\u009b31m\r\u0007\u202e\u2066x';
  expect(terminalText(text)).toBe('祭\\u001b[2J\\u009b31m\\u000d\\u0007\\u202e\\u2066x');
  expect(terminalText('行\n\t列 é 😀')).toBe('行\n\t列 é 😀');
});

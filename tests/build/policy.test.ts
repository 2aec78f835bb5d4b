import { expect, test } from 'vitest';
import { originOf, policyFor } from '../../build/policy';

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

test.each(['img-src', 'media-src', 'frame-src', 'connect-src'])(
  'a backend on plain http is named by %s: its pictures and files are shown as its answers are read [A-195]',
  (directive) => {
    expect(sourcesOf(policyFor(originOf('http://192.168.1.20:8000/api/v1')), directive)).toContain(
      'http://192.168.1.20:8000',
    );
  },
);

test.each([undefined, '/api-root', 'https://api.example/v1'])('%s needs no line of its own', (url) => {
  const policy = policyFor(originOf(url));
  expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  expect(policy).not.toMatch(/http:|undefined| ;/);
});

test('Google’s hosts are named where a key of its maps is configured, and nowhere else [A-054]', () => {
  expect(policyFor('')).not.toMatch(/google|gstatic/);
  const policy = policyFor('', [], true);
  expect(sourcesOf(policy, 'script-src')).toEqual([
    "'self'",
    'https://maps.googleapis.com',
    'https://maps.gstatic.com',
    'blob:',
  ]);
  expect(sourcesOf(policy, 'style-src')).toContain('https://fonts.googleapis.com');
  expect(sourcesOf(policy, 'font-src')).toContain('https://fonts.gstatic.com');
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https:', 'data:', 'blob:']);
});

import { expect, test } from 'vitest';
import { ROLES } from '#domain/people/roles';
import { ROLE_NAMES } from '#mocks/harness/link/role-names';
import enMessages from '../../../../locales/en.json';
import jaMessages from '../../../../locales/ja.json';

test.each([
  ['ja', jaMessages],
  ['en', enMessages],
] as const)('lobby, tours and panel name the roles as the console does: %s', (language, locale) => {
  const messages: Readonly<Record<string, string>> = locale;
  const names = ROLES.map((role) => [
    role,
    // the Japanese console calls an Advertiser so, with the Japanese word beside it
    messages[`user.role.${role}.gloss`] ?? messages[`user.role.${role}`],
  ]);
  expect(ROLE_NAMES[language]).toEqual(Object.fromEntries(names));
});

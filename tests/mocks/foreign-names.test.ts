import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBackend } from '#mocks/backend/backend';
import { readEntry } from '#mocks/backend/db/read-entry';
import { schemaAt, unknownFields } from '#mocks/harness/contract/schema-walk';
import { readScenario } from '#mocks/harness/link/scenario';
import { differencesOf } from '#mocks/harness/replay/differences';

/** Every object has these without being given them. */
const NAMES = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'];
const withField = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);

test.each(NAMES)('a field or a key of a foreign file named %s is like any other', (name) => {
  createBackend();
  const schema = z.object({ id: z.number() });
  expect(unknownFields(schema, withField(name, 'x'))).toEqual([{ path: name, came: 'text' }]);
  expect(schemaAt(schema, name)).toBeNull();
  expect(differencesOf(withField(name, 1), {}, 0)).toEqual([{ where: name, recorded: 1, now: undefined }]);

  // zod drops __proto__ from a record: an entry without changes has no effect
  const entry = { kind: 'update', table: 'notifications', scope: 'akashi', ids: [4] } as const;
  const expectedReading = name === '__proto__' ? { ...entry, changes: {} } : { refused: 'notifications 4' };
  expect(readEntry({ ...entry, changes: withField(name, 1) })).toEqual(expectedReading);

  const reading = readScenario(`#qa?role=none&${name}=1`);
  expect(reading?.problems.map(({ key }) => key)).toEqual([name]);
});

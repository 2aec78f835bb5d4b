import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaAt, unknownFields } from '#mocks/harness/contract/schema-walk';
import { readScenario } from '#mocks/harness/link/scenario';
import { differencesOf } from '#mocks/harness/replay/differences';

/** Every object has these without being given them. */
const NAMES = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'];
const withField = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);

test.each(NAMES)('a field or a key of a foreign file named %s is like any other', (name) => {
  const schema = z.object({ id: z.number() });
  expect(unknownFields(schema, withField(name, 'x'))).toEqual([{ path: name, came: 'text' }]);
  expect(schemaAt(schema, name)).toBeNull();
  expect(differencesOf(withField(name, 1), {}, 0)).toEqual([{ where: name, recorded: 1, now: undefined }]);

  const reading = readScenario(`#qa?role=none&${name}=1`);
  expect(reading?.problems.map(({ key }) => key)).toEqual([name]);
});

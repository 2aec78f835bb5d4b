import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBackend } from '#mocks/backend';
import { readHar } from '#mocks/contract/read-har';
import { schemaAt, unknownFields } from '#mocks/contract/schema-walk';
import { seedOfHar } from '#mocks/har-seed/seed-of-har';
import { differencesOf } from '#mocks/replay/differences';
import { readScenario } from '#mocks/scenario/scenario';
import { harText } from './contract/har-text';

/** Every object has these without being given them. */
const NAMES = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'];
const withField = (name: string, value: unknown): object => Object.fromEntries([[name, value]]);

test.each(NAMES)('a field or a key of a foreign file named %s is like any other', async (name) => {
  const schema = z.object({ id: z.number() });
  expect(unknownFields(schema, withField(name, 'x'))).toEqual([{ path: name, came: 'text' }]);
  expect(schemaAt(schema, name)).toBeNull();
  expect(differencesOf(withField(name, 1), {}, 0)).toEqual([{ where: name, recorded: 1, now: undefined }]);

  const reading = readScenario(`#qa?role=none&${name}=1`);
  expect(reading?.problems.map(({ key }) => key)).toEqual([name]);

  const row = { id: 7, name: '図書館', ...withField(name, { [name]: 'x' }) };
  const har = await readHar(
    harText([
      {
        call: 'GET /akashi/api/scenes/',
        answer: { data: { content: [row], total_length: 1, next: null, previous: null } },
      },
    ]),
  );
  if (har === null) throw new Error('the file is no HAR');
  const { rows } = seedOfHar(har, { endpoints: createBackend().endpoints, base: null, anchor: 0 });
  expect(rows.scenes ?? rows['scenes@akashi']).toHaveLength(1);
  expect(Object.values(rows).flat().flatMap(Object.keys)).not.toContain(name);
});

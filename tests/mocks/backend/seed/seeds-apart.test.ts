import { expect, test } from 'vitest';
import { createBackend } from '#mocks/backend/backend';
import { definedTables, type TableDefinition } from '#mocks/backend/db/define-table';
import { scopesOf } from '#mocks/backend/db/scopes-of';
import { hash } from '#mocks/backend/seed/base/hash';
import { SEED_PROFILES, type SeedProfile } from '#mocks/backend/seed/base/seed';
import { stoppedClock } from '../start-backend';

/** The digest of each table in each city, read in the order of the definitions. */
async function digestsOf(profile: SeedProfile, definitions: readonly TableDefinition[]) {
  const { db, ready } = createBackend({ clock: stoppedClock(), seed: { profile, n: 1 } });
  await ready;
  return Object.fromEntries(
    definitions.flatMap((definition) =>
      scopesOf(definition).map(({ scope, city }) => {
        const { rows } = db.of(definition).list(city === null ? {} : { city: scope });
        return [`${definition.name}@${scope}`, hash(JSON.stringify(rows))];
      }),
    ),
  );
}

test.each(SEED_PROFILES.filter((profile) => profile !== 'busy'))(
  'the order in which tables are first read changes no row of the profile %s',
  async (profile) => {
    const tables = definedTables();
    const digests = await digestsOf(profile, tables);
    expect(Object.keys(digests).length).toBeGreaterThan(tables.length);
    expect(await digestsOf(profile, tables.toReversed())).toEqual(digests);
  },
);

import { useEffect, useState } from 'react';
import { momentInJapan } from '#domain/base/japan-time';
import type { HarReading } from '#mocks/contract/read-har';
import type { HarSeed } from '#mocks/har-seed/seed-of-har';
import type { Harness } from '#mocks/harness/harness';

export type Making = { state: 'making' } | { state: 'failed' } | { state: 'made'; seed: HarSeed };

/** Makes initial data of the rows of a HAR, after the panel has shown how its calls fit. */
export function useHarSeed({ backend, day }: Harness, reading: HarReading, base: string | null): Making {
  const [making, setMaking] = useState<Making>({ state: 'making' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: Making) => {
      if (isWanted) setMaking(next);
    };
    const make = async () => {
      const { seedOfHar } = await import('#mocks/har-seed/seed-of-har');
      const seed = seedOfHar(reading, { endpoints: backend.endpoints, base, anchor: momentInJapan(day) });
      show({ state: 'made', seed });
    };
    make().catch((error: unknown) => {
      console.error('harness: a HAR could not become data', error);
      show({ state: 'failed' });
    });
    return () => {
      isWanted = false;
    };
  }, [backend, day, reading, base]);
  return making;
}

import { type ComponentType, useEffect, useState } from 'react';
import type { Harness } from '#mocks/harness/harness';
import { PARTS, type Part, type PartRow } from './part-table';
import type { LoadedPartProps } from './parts/part-props';

type LoadedPart = ComponentType<LoadedPartProps>;

/** The parts whose files have been loaded: a return to one shows it at once. */
const loadedParts = new Map<Part, LoadedPart>();

/** The component of a part; null while its files are loaded; `failed` when one could not be. */
export function useLoadedPart(part: Part, { backend }: Harness): LoadedPart | 'failed' | null {
  const [failed, setFailed] = useState<Part | null>(null);
  const [, setLoaded] = useState<Part | null>(null);
  useEffect(
    function loadPart() {
      if (loadedParts.has(part)) return;
      const { load, needsAll = false }: PartRow = PARTS[part];
      Promise.all([load(), needsAll ? backend.loadAll() : null]).then(
        ([component]) => {
          loadedParts.set(part, component);
          setLoaded(part);
        },
        () => setFailed(part),
      );
    },
    [part, backend],
  );
  return loadedParts.get(part) ?? (failed === part ? 'failed' : null);
}

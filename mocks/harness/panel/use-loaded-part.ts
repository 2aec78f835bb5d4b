import { type ComponentType, useEffect, useState } from 'react';
import { PARTS, type Part } from './part-table';
import type { LoadedPartProps } from './parts/part-props';

type LoadedPart = ComponentType<LoadedPartProps>;

/** The parts whose files have been loaded: a return to one shows it at once. */
const loadedParts = new Map<Part, LoadedPart>();

/** The component of a part; null while its file is loaded, `failed` when it could not be. */
export function useLoadedPart(part: Part): LoadedPart | 'failed' | null {
  const [failed, setFailed] = useState<Part | null>(null);
  const [, setLoaded] = useState<Part | null>(null);
  useEffect(
    function loadPart() {
      if (loadedParts.has(part)) return;
      PARTS[part].load().then(
        (component) => {
          loadedParts.set(part, component);
          setLoaded(part);
        },
        () => setFailed(part),
      );
    },
    [part],
  );
  return loadedParts.get(part) ?? (failed === part ? 'failed' : null);
}

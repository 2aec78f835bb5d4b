import { useMemo } from 'react';
import type { Scope } from '#api/http/scope';
import { useScope } from '#kit/context/scope';
import { useStored } from '#kit/services/stored-text';

/** Pages that a user pinned: path patterns of `src/app/screens`, for one user in one city. */
export interface Pins {
  /** Oldest pin first. The menu decides whether a page may still be entered. */
  pinnedPaths: readonly string[];
  togglePin(path: string): void;
}

export const pinKey = ({ user, city }: Pick<Scope, 'user' | 'city'>): string => `pinned:${user}:${city}`;

export function usePins(): Pins {
  const { user, city } = useScope();
  const key = pinKey({ user, city });
  const [storedPins, storePins] = useStored(key);
  return useMemo(() => {
    const pinnedPaths = readPaths(storedPins);
    return {
      pinnedPaths,
      togglePin(path) {
        const nextPaths = pinnedPaths.includes(path)
          ? pinnedPaths.filter((one) => one !== path)
          : [...pinnedPaths, path];
        storePins(nextPaths.length === 0 ? null : JSON.stringify(nextPaths));
      },
    };
  }, [storedPins, storePins]);
}

/** Only pages of a city can be pinned. */
export const isPinnable = (path: string): boolean => path.startsWith('/:city/');

export function readPaths(text: string | null): readonly string[] {
  try {
    const paths: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

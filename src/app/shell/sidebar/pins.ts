import { useMemo } from 'react';
import type { Scope } from '#api/http/scope';
import { useScope } from '#kit/context/scope';
import { useStored } from '#kit/services/stored-text';

/** Pages that a user pinned: path patterns of `src/app/screens`, for one user in one city. */
export interface Pins {
  /** Oldest pin first. The menu decides whether a page may still be entered. */
  paths: readonly string[];
  toggle(path: string): void;
}

export const pinKey = ({ user, city }: Pick<Scope, 'user' | 'city'>): string => `pinned:${user}:${city}`;

export function usePins(): Pins {
  const { user, city } = useScope();
  const key = pinKey({ user, city });
  const [text, keep] = useStored(key);
  return useMemo(() => {
    const paths = readPaths(text);
    return {
      paths,
      toggle(path) {
        const next = paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path];
        keep(next.length === 0 ? null : JSON.stringify(next));
      },
    };
  }, [text, keep]);
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

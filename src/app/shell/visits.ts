import { useEffect } from 'react';
import type { Scope } from '#api/http/scope';
import { useScope } from '#kit/context/scope';
import { tabStorage } from '#kit/services/storage';
import { readPaths } from './sidebar/pins';

const MAX_VISITS = 8;

/** The pages last visited in this tab, latest first: paths of `src/app/screens`, for one user in one city. */
export const visitsOf = (scope: Pick<Scope, 'user' | 'city'>): readonly string[] =>
  readPaths(tabStorage.getItem(visitsKey(scope)));

export const withVisit = (paths: readonly string[], path: string): readonly string[] =>
  [path, ...paths.filter((one) => one !== path)].slice(0, MAX_VISITS);

export function useNoteVisit(path: string): void {
  const { user, city } = useScope();
  useEffect(
    function noteVisit() {
      const scope = { user, city };
      tabStorage.setItem(visitsKey(scope), JSON.stringify(withVisit(visitsOf(scope), path)));
    },
    [user, city, path],
  );
}

const visitsKey = ({ user, city }: Pick<Scope, 'user' | 'city'>): string => `visited:${user}:${city}`;

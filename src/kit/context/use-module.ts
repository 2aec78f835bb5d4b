import { useEffect, useState } from 'react';
import type { LazyModule } from './lazy-module';

/**
 * Null until it has come; throws what kept it from coming. No `lazy` of React's: what has once been shown as awaited
 * is held back by it for 300 ms, and what has already come is first shown as awaited.
 */
export function useModule<Module>(lazy: LazyModule<Module>): Module | null {
  const module = lazy.current();
  const awaiting = module === null;
  const [, setCame] = useState<LazyModule<Module>>();
  const [failure, setFailure] = useState<{ of: LazyModule<Module>; error: unknown }>();
  useEffect(
    function loadModule() {
      if (!awaiting) return undefined;
      let awaited = true;
      lazy.load().then(
        () => (awaited ? setCame(lazy) : undefined),
        (error: unknown) => (awaited ? setFailure({ of: lazy, error }) : undefined),
      );
      return () => {
        awaited = false;
      };
    },
    [lazy, awaiting],
  );
  if (failure?.of === lazy) throw failure.error;
  return module;
}

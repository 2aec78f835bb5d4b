import { useEffect, useState } from 'react';
import type { LazyModule } from './lazy-module';

/**
 * Null until the module is loaded; throws its load error. React's `lazy` is not used: it shows the fallback
 * even for a loaded module, and holds content back for 300 ms once the fallback is shown.
 */
export function useModule<Module>(lazy: LazyModule<Module>): Module | null {
  const module = lazy.current();
  const isMissing = module === null;
  const [, setLoadedModule] = useState<LazyModule<Module>>();
  const [failure, setFailure] = useState<{ of: LazyModule<Module>; error: unknown }>();
  useEffect(
    function loadModule() {
      if (!isMissing) return undefined;
      let isAwaited = true;
      lazy.load().then(
        () => (isAwaited ? setLoadedModule(lazy) : undefined),
        (error: unknown) => (isAwaited ? setFailure({ of: lazy, error }) : undefined),
      );
      return () => {
        isAwaited = false;
      };
    },
    [lazy, isMissing],
  );
  if (failure?.of === lazy) throw failure.error;
  return module;
}

import { useEffect, useState } from 'react';
import type { LazyView, ViewModule } from '#kit/context/screen';

/**
 * Null until it has come; throws what kept it from coming. No `lazy` of React's: what has once been shown as awaited
 * is held back by it for 300 ms.
 */
export function useView(view: LazyView): ViewModule | null {
  const module = view.current();
  const awaiting = module === null;
  const [, setCame] = useState<LazyView>();
  const [failure, setFailure] = useState<{ of: LazyView; error: unknown }>();
  useEffect(
    function loadView() {
      if (!awaiting) return undefined;
      let awaited = true;
      view.load().then(
        () => (awaited ? setCame(view) : undefined),
        (error: unknown) => (awaited ? setFailure({ of: view, error }) : undefined),
      );
      return () => {
        awaited = false;
      };
    },
    [view, awaiting],
  );
  if (failure?.of === view) throw failure.error;
  return module;
}

import { useEffect, useState } from 'react';
import { useAppServices } from './app-services';

/** True once every text beyond the sign-in page's own is there; throws when they cannot be loaded. */
export function useRestMessages(): boolean {
  const { intl } = useAppServices();
  const [state, setState] = useState<'waiting' | 'ready' | { failed: unknown }>('waiting');
  useEffect(
    function loadRest() {
      intl.need('rest').then(
        () => setState('ready'),
        (error: unknown) => setState({ failed: error }),
      );
    },
    [intl],
  );
  if (typeof state === 'object') throw state.failed;
  return state === 'ready';
}

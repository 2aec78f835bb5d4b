import { useEffect, useState } from 'react';
import type { MessagesPart } from '#kit/services/intl';
import { useAppServices } from './app-services';

/** True once all texts of this part are loaded; throws if they fail to load. */
export function useMessages(part: MessagesPart): boolean {
  const { intl } = useAppServices();
  const [loadState, setLoadState] = useState<'waiting' | 'ready' | { failed: unknown }>(() =>
    intl.has(part) ? 'ready' : 'waiting',
  );
  useEffect(
    function loadPart() {
      intl.need(part).then(
        () => setLoadState('ready'),
        (error: unknown) => setLoadState({ failed: error }),
      );
    },
    [intl, part],
  );
  if (typeof loadState === 'object') throw loadState.failed;
  return loadState === 'ready';
}

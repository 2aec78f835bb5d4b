import { useEffect, useState } from 'react';
import type { MessagesPart } from '#kit/services/intl';
import { useAppServices } from './app-services';

/** True once all texts of this part are loaded; throws if they fail to load. */
export function useMessages(part: MessagesPart): boolean {
  const { intl } = useAppServices();
  const [state, setState] = useState<'waiting' | 'ready' | { failed: unknown }>(() =>
    intl.has(part) ? 'ready' : 'waiting',
  );
  useEffect(
    function loadPart() {
      intl.need(part).then(
        () => setState('ready'),
        (error: unknown) => setState({ failed: error }),
      );
    },
    [intl, part],
  );
  if (typeof state === 'object') throw state.failed;
  return state === 'ready';
}

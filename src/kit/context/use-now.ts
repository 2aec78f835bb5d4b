import { useState } from 'react';
import { useAppServices } from './app-services';
import { useMoment } from './use-moment';

/** The time, told anew as soon as one of these moments has come: what was waiting for it is shown as it is then. */
export function useNow(moments: readonly string[]): number {
  const { clock } = useAppServices();
  const [, tick] = useState(0);
  useMoment(moments, () => tick((count) => count + 1));
  return clock.now();
}

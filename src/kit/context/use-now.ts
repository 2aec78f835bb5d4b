import { useState } from 'react';
import { useAppServices } from './app-services';
import { useMoment } from './use-moment';

/** The current time; the component renders again at each of these moments. */
export function useNow(moments: readonly string[]): number {
  const { clock } = useAppServices();
  const [, setMomentCount] = useState(0);
  useMoment(moments, () => setMomentCount((count) => count + 1));
  return clock.now();
}

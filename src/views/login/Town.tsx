import { useSyncExternalStore } from 'react';
import { lazyComponent } from '#kit/page/lazy-component';

/** Loaded after the form: a decoration must neither delay it nor break it. */
const LoginTown = lazyComponent(() => import('./LoginTown').catch(() => ({ default: () => null })), null);

export function Town() {
  // The build renders the page without the drawing; React compares that markup at hydration.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return isHydrated ? <LoginTown /> : null;
}

const subscribeToNothing = () => () => undefined;

import { useEffect } from 'react';

interface Emitter<Emitted> {
  on(type: '*', listener: (emitted: Emitted) => void): { unsubscribe(): void };
}

/** Hears everything that an actor tells, as long as the component stands. */
export function useEmitted<Emitted>(actor: Emitter<Emitted>, onEmitted: (emitted: Emitted) => void): void {
  useEffect(
    function listen() {
      const subscription = actor.on('*', onEmitted);
      return () => subscription.unsubscribe();
    },
    [actor, onEmitted],
  );
}

import { useEffect } from 'react';

interface Emitter<Emitted> {
  on(type: '*', listener: (emitted: Emitted) => void): { unsubscribe(): void };
}

/** Subscribes to every emitted event of an actor while the component is mounted. */
export function useEmitted<Emitted>(actor: Emitter<Emitted>, onEmitted: (emitted: Emitted) => void): void {
  useEffect(
    function listen() {
      const subscription = actor.on('*', onEmitted);
      return () => subscription.unsubscribe();
    },
    [actor, onEmitted],
  );
}

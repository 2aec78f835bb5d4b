import type { InspectionEvent } from 'xstate';

/** Collects inspection events until the machine log, which needs XState, is loaded. */
export interface Inspection {
  inspect(event: InspectionEvent): void;
  connect(receive: (event: InspectionEvent) => void): void;
}

export function createInspection(): Inspection {
  const bufferedEvents: InspectionEvent[] = [];
  let receiver: ((event: InspectionEvent) => void) | null = null;
  return {
    inspect(event) {
      if (receiver) receiver(event);
      else bufferedEvents.push(event);
    },
    connect(receive) {
      receiver = receive;
      for (const event of bufferedEvents.splice(0)) receive(event);
    },
  };
}

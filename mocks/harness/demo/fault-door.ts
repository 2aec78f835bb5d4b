import { readFault } from '#mocks/backend/protocol/fault-text';
import type { Faults, NewFault } from '#mocks/backend/protocol/faults';

/** `event.detail`: the complete list of rules, in the syntax of scenario links. */
export const FAULTS_EVENT = 'demo:faults';

/**
 * Replaces the panel's form for journeys that change faults often. The listener cancels a handled event, so
 * that its sender can wait for the demo. An unreadable rule throws an error, and all rules stay unchanged.
 */
export function openFaultDoor(target: EventTarget, faults: Faults): void {
  target.addEventListener(FAULTS_EVENT, (event) => {
    const texts: unknown = event instanceof CustomEvent ? event.detail : null;
    const rules = Array.isArray(texts) ? texts.map((text) => readFault(String(text))) : [null];
    if (!rules.every((rule): rule is NewFault => rule !== null))
      throw new Error(`no rules: ${JSON.stringify(texts)}`);
    event.preventDefault();
    faults.clear();
    faults.add(...rules);
  });
}

import { type NewFault, readFault } from '#mocks/protocol/fault-text';
import type { Faults } from '#mocks/protocol/faults';

/** Detail: the rules from now on, as scenario links write them. */
export const FAULTS_EVENT = 'demo:faults';

/**
 * Takes the place of the panel's form for journeys that switch faults often; an event that was heard is cancelled, so
 * that its sender may wait for the demo. A rule that cannot be read is the sender's error: all stay as they were.
 */
export function openFaultDoor(target: EventTarget, faults: Faults): void {
  target.addEventListener(FAULTS_EVENT, (event) => {
    const texts: unknown = event instanceof CustomEvent ? event.detail : null;
    const rules = Array.isArray(texts) ? texts.map((text) => readFault(String(text))) : [null];
    if (!rules.every((rule): rule is NewFault => rule !== null))
      throw new Error(`no rules: ${JSON.stringify(texts)}`);
    event.preventDefault();
    faults.clear();
    for (const rule of rules) faults.add(rule);
  });
}

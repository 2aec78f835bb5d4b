import { expect, test } from 'vitest';
import { writeFault } from '#mocks/backend/protocol/fault-text';
import { createFaults } from '#mocks/backend/protocol/faults';
import { FAULTS_EVENT, openFaultDoor } from '#mocks/harness/demo/fault-door';

function openDoor() {
  const target = new EventTarget();
  const faults = createFaults([{ method: 'GET', path: '*', effect: { kind: 'offline' }, left: null }]);
  openFaultDoor(target, faults);
  return {
    isHeard: (detail: unknown) =>
      !target.dispatchEvent(new CustomEvent(FAULTS_EVENT, { detail, cancelable: true })),
    rules: () => faults.rules().map(writeFault),
  };
}

test('a page replaces its faults, all or none, and reports whether it did [R-WISH-09]', () => {
  const { isHeard, rules } = openDoor();
  expect(isHeard(['GET /:city/dashboard/ 500 x1', 'PUT * 400:title=%E9%95%B7%E3%81%84'])).toBe(true);
  expect(rules()).toEqual(['GET /:city/dashboard/ 500 x1', 'PUT * 400:title=%E9%95%B7%E3%81%84']);
  expect(isHeard([])).toBe(true);
  expect(rules()).toEqual([]);
});

import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { createClock } from '#mocks/harness/clock/clock';
import { createMachineTimers } from '#mocks/harness/machines/machine-timers';

const LAMP = setup({
  types: { events: {} as { type: 'press' } },
  delays: { patience: 5_000, night: 60_000 },
}).createMachine({
  id: 'lamp',
  initial: 'on',
  states: {
    on: { after: { patience: 'dimmed', night: 'off' }, on: { press: 'off' } },
    dimmed: { on: { press: 'on' } },
    off: { type: 'final' },
  },
});

test('the timers of the running machines have their time by the harness clock, the earliest first [R-WISH-09]', () => {
  const clock = createClock({ start: 1_000_000, paused: true });
  const log = createMachineTimers(clock);
  const actor = createActor(LAMP, { clock, inspect: log.inspect }).start();
  const startSecondLamp = () => createActor(LAMP, { clock, inspect: log.inspect }).start();
  const [patience, night] = [
    { machine: 'lamp', delay: 'patience', at: 1_005_000 },
    { machine: 'lamp', delay: 'night', at: 1_060_000 },
  ];
  expect(log.timers()).toEqual([patience, night]);
  clock.jump(2_000);
  expect(log.timers()).toEqual([patience, night]);
  const secondLamp = startSecondLamp();
  expect(log.timers()).toEqual([
    patience,
    { ...patience, at: 1_007_000 },
    night,
    { ...night, at: 1_062_000 },
  ]);
  secondLamp.send({ type: 'press' });
  expect(log.timers()).toEqual([patience, night]);
  clock.jump(3_000);
  expect(log.timers()).toEqual([]);
  actor.send({ type: 'press' });
  expect(log.timers()).toEqual([
    { ...patience, at: 1_010_000 },
    { ...night, at: 1_065_000 },
  ]);
});

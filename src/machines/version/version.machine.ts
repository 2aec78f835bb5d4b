import { setup } from 'xstate';
import { VERSION_INTERVAL, VERSION_PAUSE } from '#domain/base/limits';
import { actorsOf, placeholdersOf } from '../actors-of';

type VersionEvent =
  /** The tab of the browser has come to the front. */
  | { type: 'tab shown' }
  | { type: 'reload' }
  /** Another page of the console is shown. */
  | { type: 'page changed' };

const nothing = () => {};

/** Whether a newer version of the console is out, and when it is loaded: never while something would be lost. */
export const versionMachine = setup({
  types: { events: {} as VersionEvent },
  actors: placeholdersOf<VersionEffects>()('compare'),
  delays: { pause: VERSION_PAUSE, interval: VERSION_INTERVAL - VERSION_PAUSE },
  guards: {
    differs: (_, differs: boolean) => differs,
    isTabShown: () => false,
    losesNothing: () => false,
  },
  actions: { reload: nothing },
}).createMachine({
  id: 'version',
  initial: 'current',
  states: {
    /** A tab in the background is compared when it comes to the front. */
    current: {
      on: { 'tab shown': 'comparing' },
      after: { interval: { guard: 'isTabShown', target: 'comparing' } },
    },
    comparing: {
      invoke: {
        id: 'compare',
        src: 'compare',
        onDone: [
          { guard: { type: 'differs', params: ({ event }) => event.output }, target: 'outdated' },
          { target: 'compared' },
        ],
        // offline, or a host that fails: no news
        onError: 'compared',
      },
    },
    /** Pauses between two comparisons, for users who switch between tabs all the time. */
    compared: { after: { pause: 'current' } },
    outdated: {
      on: {
        // the browser asks where a reload would lose something, and the user may stay
        reload: { actions: 'reload' },
        'page changed': { guard: 'losesNothing', actions: 'reload' },
      },
    },
  },
});

export interface VersionEffects {
  /** Whether the host has another build than this page; false where that is not known. */
  compare(_: undefined, signal: AbortSignal): Promise<boolean>;
  isTabShown(): boolean;
  /** Whether a reload now would interrupt nothing and lose no input and no message. */
  losesNothing(): boolean;
  reload(): void;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const versionMachineWith = (effects: VersionEffects) =>
  versionMachine.provide({
    actors: actorsOf({ compare: effects.compare }),
    guards: { isTabShown: effects.isTabShown, losesNothing: effects.losesNothing },
    actions: { reload: effects.reload },
  });

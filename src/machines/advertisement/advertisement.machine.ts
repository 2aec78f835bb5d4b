import { assign, emit, setup } from 'xstate';
import { actorsOf, placeholdersOf } from '../actors-of';

/** The fields of an advertisement that decide on its publication. */
export interface AdState {
  id: number;
  isPublic: boolean;
  isTop: boolean;
  hasHours: boolean;
}

type AdvertisementEvent =
  | { type: 'publish' }
  | { type: 'unpublish' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  /** The record was refetched: another user or the form may have changed it. */
  | { type: 'ad changed'; ad: AdState };

type AdvertisementEmitted =
  | { type: 'published' }
  | { type: 'unpublished' }
  /** Publishing was stopped without a request. */
  | { type: 'hours missing' }
  | { type: 'refused'; problem: unknown };

const advertisementSetup = setup({
  types: {
    context: {} as { ad: AdState },
    events: {} as AdvertisementEvent,
    input: {} as { ad: AdState },
    emitted: {} as AdvertisementEmitted,
    tags: {} as 'busy',
  },
  actors: placeholdersOf<AdvertisementEffects>()('publish', 'unpublish'),
  guards: {
    isPublic: ({ context }) => context.ad.isPublic,
    isTop: ({ context }) => context.ad.isTop,
    hasHours: ({ context }) => context.ad.hasHours,
  },
  actions: {
    keepAd: assign((_, ad: AdState) => ({ ad })),
    becomePublic: assign(({ context }) => ({ ad: { ...context.ad, isPublic: true } })),
    /** A private ad is never a top ad. */
    becomePrivate: assign(({ context }) => ({ ad: { ...context.ad, isPublic: false, isTop: false } })),
    announcePublished: emit({ type: 'published' }),
    announceUnpublished: emit({ type: 'unpublished' }),
    announceHoursMissing: emit({ type: 'hours missing' }),
    announceRefused: emit((_, { problem }: { problem: unknown }) => ({ type: 'refused' as const, problem })),
  },
});

/**
 * An advertisement is private or public. Publishing requires opening hours (R-STATE-17). Unpublishing a top
 * ad also takes it from the top, after a confirmation (R-STATE-18).
 */
export const advertisementMachine = advertisementSetup.createMachine({
  id: 'advertisement',
  context: ({ input }) => ({ ad: input.ad }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPublic', target: 'public' }, { target: 'private' }] },
    private: {
      on: {
        publish: 'checkingHours',
        'ad changed': { target: 'deciding', actions: { type: 'keepAd', params: ({ event }) => event.ad } },
      },
    },
    checkingHours: {
      always: [
        { guard: 'hasHours', target: 'publishing' },
        { target: 'private', actions: 'announceHoursMissing' },
      ],
    },
    publishing: {
      tags: 'busy',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context }) => context.ad.id,
        onDone: { target: 'public', actions: ['becomePublic', 'announcePublished'] },
        onError: {
          target: 'private',
          actions: { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
    public: {
      on: {
        unpublish: [{ guard: 'isTop', target: 'confirmingTop' }, { target: 'unpublishing' }],
        'ad changed': { target: 'deciding', actions: { type: 'keepAd', params: ({ event }) => event.ad } },
      },
    },
    confirmingTop: { on: { confirm: 'unpublishing', cancel: 'public' } },
    unpublishing: {
      tags: 'busy',
      invoke: {
        id: 'unpublish',
        src: 'unpublish',
        input: ({ context }) => context.ad.id,
        onDone: { target: 'private', actions: ['becomePrivate', 'announceUnpublished'] },
        onError: {
          target: 'public',
          actions: { type: 'announceRefused', params: ({ event }) => ({ problem: event.error }) },
        },
      },
    },
  },
});

export interface AdvertisementEffects {
  publish(id: number, signal: AbortSignal): Promise<void>;
  /** A top ad leaves the top as well. */
  unpublish(id: number, signal: AbortSignal): Promise<void>;
}

/** The application creates the machine only here, so that no effect can be missing. */
export const advertisementMachineWith = (effects: AdvertisementEffects) =>
  advertisementMachine.provide({ actors: actorsOf(effects) });

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom, EmittedFrom } from 'xstate';
import { useInspection } from '../inspection.react';
import { useEmitted } from '../use-emitted.react';
import {
  type AdState,
  type AdvertisementEffects,
  type advertisementMachine,
  advertisementMachineWith,
} from './advertisement.machine';

export type Publication = ActorRefFrom<typeof advertisementMachine>;

/** The publication of one advertisement. Unmounting stops the actor and aborts its request. */
export function usePublication(
  { id, isPublic, isTop, hasHours }: AdState,
  effects: AdvertisementEffects,
  onEmitted: (emitted: EmittedFrom<typeof advertisementMachine>) => void,
): Publication {
  const logic = useMemo(() => advertisementMachineWith(effects), [effects]);
  const ad = useMemo(() => ({ id, isPublic, isTop, hasHours }), [id, isPublic, isTop, hasHours]);
  const publication = useActorRef(logic, { input: { ad }, inspect: useInspection() });
  useEffect(
    function sendAd() {
      publication.send({ type: 'ad changed', ad });
    },
    [publication, ad],
  );
  useEmitted(publication, onEmitted);
  return publication;
}

export const useIsPublic = (publication: Publication): boolean =>
  useSelector(publication, ({ context }) => context.ad.isPublic);

export const useIsBusy = (publication: Publication): boolean =>
  useSelector(publication, (snapshot) => snapshot.hasTag('busy'));

export const useIsConfirmingTop = (publication: Publication): boolean =>
  useSelector(publication, (snapshot) => snapshot.matches('confirmingTop'));

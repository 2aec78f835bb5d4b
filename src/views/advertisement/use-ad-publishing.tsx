import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { EmittedFrom } from 'xstate';
import { advertisementSource, advertisements } from '#api/offers/advertisements';
import type { Advertisement } from '#domain/offers/advertisement';
import { useToasts } from '#kit/context/app-services';
import { useScope } from '#kit/context/scope';
import { keepSaved } from '#kit/record/cached-rows';
import type {
  AdvertisementEffects,
  advertisementMachine,
} from '#machines/advertisement/advertisement.machine';
import { type Publication, usePublication } from '#machines/advertisement/advertisement.react';
import { adName } from './ad-name';
import { adStateOf } from './publicity';

/** Publishes and unpublishes ads; list and panel then show the response. `quiet`: the caller reports refusals. */
export function useAdvertisementEffects({ quiet = false } = {}): AdvertisementEffects {
  const scope = useScope();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const adsKey = advertisementSource().key(scope);
    const changePublicity = async (call: 'publish' | 'unpublish', id: number, signal: AbortSignal) => {
      const params = { city: scope.city, id };
      const { data } = await scope.call(advertisements[call], { params, signal, quiet });
      keepSaved(queryClient, data, {
        all: adsKey,
        lists: [...adsKey, 'list'],
        one: (savedId) => [...adsKey, 'one', savedId],
      });
    };
    return {
      publish: (id, signal) => changePublicity('publish', id, signal),
      unpublish: (id, signal) => changePublicity('unpublish', id, signal),
    };
  }, [scope, queryClient, quiet]);
}

/** The publicity of one ad, with toasts for its changes. The request itself reports a server's refusal. */
export function useAdPublishing(ad: Advertisement): Publication {
  const toasts = useToasts();
  const name = adName(ad);
  return usePublication(
    adStateOf(ad),
    useAdvertisementEffects(),
    useCallback(
      (emitted: EmittedFrom<typeof advertisementMachine>) => {
        if (emitted.type === 'hours missing') {
          toasts.show('warning', { messageId: 'advertisement.hoursMissing', values: { name } });
        } else if (emitted.type !== 'refused') {
          toasts.show('success', { messageId: `advertisement.${emitted.type}`, values: { name } });
        }
      },
      [toasts, name],
    ),
  );
}

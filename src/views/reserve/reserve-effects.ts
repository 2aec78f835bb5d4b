import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import { withoutFields } from '#api/http/unreadable-fields';
import { reserveKeys } from '#api/offers/reserve-queries';
import { reserves } from '#api/offers/reserves';
import type { Reserve, ReserveDraft } from '#domain/offers/reserve';
import { keepSaved, removeRow } from '#kit/record/cached-rows';
import { removalOf } from '#kit/record/removal-of';
import type { RecordEffects } from '#kit/record/use-record-controller';

/** Form values: the locker's id as text, as a select holds it; undefined if the city has no lockers. */
export interface ReserveValues extends Omit<ReserveDraft, 'people' | 'locker'> {
  people: number | null;
  locker?: string;
}

export const reserveDraftOf = ({ date, people, locker }: ReserveValues): ReserveDraft => ({
  date,
  people: people ?? 0,
  ...(locker === undefined ? {} : { locker: locker === '' ? null : Number(locker) }),
});

/** Reservations are changed and deleted here, never created. */
export const reserveEffects = (
  scope: Scope,
  queryClient: QueryClient,
): RecordEffects<ReserveValues, Reserve> => {
  const { call, city } = scope;
  const reservesKey = reserveKeys.all(scope);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: reservesKey });
  return {
    async save({ id, draft, omitted }, signal) {
      if (id === null) throw new Error('no reservation is made here');
      const { data } = await call(reserves.update, {
        params: { city, id },
        body: withoutFields(reserveDraftOf(draft), omitted),
        signal,
        inForm: true,
      });
      keepSaved(queryClient, data, {
        all: reservesKey,
        lists: reserveKeys.lists(scope),
        one: (savedId) => reserveKeys.one(scope, savedId),
      });
      return data;
    },
    refresh,
    async remove(id, signal) {
      const removal = removalOf(await call(reserves.remove, { params: { city, id }, signal }));
      if (removal.outcome === 'removed') {
        removeRow(queryClient, reserveKeys.lists(scope), id);
        refresh();
      }
      return removal;
    },
  };
};

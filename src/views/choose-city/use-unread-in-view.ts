import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { unreadCount } from '#api/messaging/notification-queries';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { useAppServices } from '#kit/context/app-services';

interface UnreadInViewOptions {
  /** The list; each of its items has the name of a city in `data-city`. */
  cityList: RefObject<HTMLElement | null>;
  cities: readonly string[];
  user: number;
}

/**
 * The unread notices of the cities that have been in view: one request after another, once for each city. An account
 * may have sixty of them.
 */
export function useUnreadInView({
  cityList,
  cities,
  user: ownId,
}: UnreadInViewOptions): Readonly<Record<string, number>> {
  const { call } = useAppServices();
  const queryClient = useQueryClient();
  const [seenCities, setSeenCities] = useState<ReadonlySet<string>>(new Set());
  const [unreadCounts, setUnreadCounts] = useState<Readonly<Record<string, number>>>({});
  const cityNames = cities.join(' ');
  const seenNames = cities.filter((name) => seenCities.has(name)).join(' ');

  useEffect(
    function watchItems() {
      const cityItems = [...(cityList.current?.querySelectorAll<HTMLElement>('[data-city]') ?? [])];
      const addSeen = (itemsInView: readonly Element[]) =>
        setSeenCities(
          (before) =>
            new Set([...before, ...itemsInView.map((item) => (item as HTMLElement).dataset.city ?? '')]),
        );
      if (cityNames === '') return undefined;
      if (typeof IntersectionObserver === 'undefined') return addSeen(cityItems);
      const observer = new IntersectionObserver((intersections) =>
        addSeen(intersections.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))),
      );
      for (const item of cityItems) observer.observe(item);
      return () => observer.disconnect();
    },
    [cityList, cityNames],
  );

  useEffect(
    function fetchCountsInTurn() {
      let isCancelled = false;
      void (async () => {
        for (const city of seenNames === '' ? [] : seenNames.split(' ')) {
          if (isCancelled) return;
          const query = unreadCount({ call, city, user: ownId }, POLLING_INTERVAL);
          const count = await queryClient
            .fetchQuery({ ...query, staleTime: POLLING_INTERVAL })
            .catch(() => 0);
          if (!isCancelled) setUnreadCounts((before) => ({ ...before, [city]: count }));
        }
      })();
      return () => {
        isCancelled = true;
      };
    },
    [seenNames, call, ownId, queryClient],
  );

  return unreadCounts;
}

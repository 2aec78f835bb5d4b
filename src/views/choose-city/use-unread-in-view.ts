import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { unreadCount } from '#api/messaging/notification-queries';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { useAppServices } from '#kit/context/app-services';

interface Options {
  /** The list; each of its items has the name of a city in `data-city`. */
  list: RefObject<HTMLElement | null>;
  cities: readonly string[];
  user: number;
}

/**
 * The unread notices of the cities that have been in view: one request after another, once for each city. An account
 * may have sixty of them.
 */
export function useUnreadInView({ list, cities, user }: Options): Readonly<Record<string, number>> {
  const { call } = useAppServices();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const all = cities.join(' ');
  const names = cities.filter((name) => seen.has(name)).join(' ');

  useEffect(
    function watchItems() {
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-city]') ?? [])];
      const add = (found: readonly Element[]) =>
        setSeen(
          (before) => new Set([...before, ...found.map((item) => (item as HTMLElement).dataset.city ?? '')]),
        );
      if (all === '') return undefined;
      if (typeof IntersectionObserver === 'undefined') return add(items);
      const observer = new IntersectionObserver((records) =>
        add(records.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))),
      );
      for (const item of items) observer.observe(item);
      return () => observer.disconnect();
    },
    [list, all],
  );

  useEffect(
    function countOneAfterAnother() {
      let isOver = false;
      void (async () => {
        for (const city of names === '' ? [] : names.split(' ')) {
          if (isOver) return;
          const query = unreadCount({ call, city, user }, POLLING_INTERVAL);
          const count = await queryClient
            .fetchQuery({ ...query, staleTime: POLLING_INTERVAL })
            .catch(() => 0);
          if (!isOver) setCounts((before) => ({ ...before, [city]: count }));
        }
      })();
      return () => {
        isOver = true;
      };
    },
    [names, call, user, queryClient],
  );

  return counts;
}

import { queryOptions } from '@tanstack/react-query';
import { newestRowsOfSpan } from '#api/http/newest-rows-of-span';
import type { Scope } from '#api/http/scope';
import { type MomentSpan, spanQuery } from '#api/http/span';
import { notificationKeys } from './notification-queries';
import { notifications } from './notifications';

/** The notifications sent within the span. */
export const notificationsOfSpan = (scope: Scope, span: MomentSpan) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'span', span],
    queryFn: ({ signal }) =>
      newestRowsOfSpan(span, {
        load: async (part) =>
          (
            await scope.call(notifications.list, {
              params: { city: scope.city },
              query: { ...spanQuery(span), ...part },
              signal,
              quiet: true,
            })
          ).data,
        momentOf: ({ created_at }) => created_at,
      }),
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { notificationKeys } from './notification-queries';
import { notifications } from './notifications';
import { userNotify } from './user-notify';

/** Receivers of a notification, and whether each has read it (E-062). */
export const receiverList = (scope: Scope, id: number, query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'receivers', id, query],
    queryFn: async ({ signal }) =>
      (await scope.call(notifications.receivers, { params: { city: scope.city, param: id }, query, signal }))
        .data,
    placeholderData: keepPreviousData,
  });

/** The receivers who work on the console, and whether each has confirmed it (E-074). */
export const confirmationList = (scope: Scope, id: number, query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'confirmations', id, query],
    queryFn: async ({ signal }) =>
      (await scope.call(userNotify.list, { query: { ...query, notification_id: id }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The condition of a push by condition (E-069). */
export const conditionOfPush = (scope: Scope, id: number) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'condition', id],
    queryFn: async ({ signal }) =>
      (await scope.call(notifications.byCondition, { params: { x: id }, signal })).data,
  });

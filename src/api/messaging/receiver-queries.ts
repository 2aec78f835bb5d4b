import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { notificationKeys } from './notification-queries';
import { notifications } from './notifications';
import { userNotify } from './user-notify';

/** Receivers of a notification, and whether each has read it (E-062). */
export const receiverList = (at: Scope, id: number, query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationKeys.all(at), 'receivers', id, query],
    queryFn: async ({ signal }) =>
      (await at.call(notifications.receivers, { params: { city: at.city, param: id }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The receivers who work on the console, and whether each has confirmed it (E-074). */
export const confirmationList = (at: Scope, id: number, query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationKeys.all(at), 'confirmations', id, query],
    queryFn: async ({ signal }) =>
      (await at.call(userNotify.list, { query: { ...query, notification_id: id }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The condition of a push by condition (E-069). */
export const conditionOfPush = (at: Scope, id: number) =>
  queryOptions({
    queryKey: [...notificationKeys.all(at), 'condition', id],
    queryFn: async ({ signal }) =>
      (await at.call(notifications.byCondition, { params: { x: id }, signal })).data,
  });

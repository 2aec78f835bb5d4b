import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { notificationKeys } from './notification-queries';
import { schoolNotifications } from './school-notifications';

const keyOf = (at: Scope, school: string) => [...notificationKeys.all(at), 'school', school] as const;

/** Notifications sent to a school (E-065); the school in the path implies the city. */
export const schoolNotificationList = (at: Scope, school: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...keyOf(at, school), query],
    queryFn: async ({ signal }) =>
      (await at.call(schoolNotifications.list, { params: { schoolId: school }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Users of a school (E-067). */
export const schoolUserList = (at: Scope, school: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...keyOf(at, school), 'users', query],
    queryFn: async ({ signal }) =>
      (await at.call(schoolNotifications.users, { params: { schoolId: school }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

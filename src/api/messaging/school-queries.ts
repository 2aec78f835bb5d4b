import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { notificationKeys } from './notification-queries';
import { schoolNotifications } from './school-notifications';

const keyOf = (scope: Scope, school: string) => [...notificationKeys.all(scope), 'school', school] as const;

/** Notifications sent to a school (E-065); the school in the path implies the city. */
export const schoolNotificationList = (scope: Scope, school: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...keyOf(scope, school), query],
    queryFn: async ({ signal }) =>
      (await scope.call(schoolNotifications.list, { params: { schoolId: school }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Users of a school (E-067). */
export const schoolUserList = (scope: Scope, school: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...keyOf(scope, school), 'users', query],
    queryFn: async ({ signal }) =>
      (await scope.call(schoolNotifications.users, { params: { schoolId: school }, query, signal })).data,
    placeholderData: keepPreviousData,
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Scope } from '#api/http/scope';
import type { ListQuery } from '#api/http/shapes';
import { POLLING_INTERVAL } from '#domain/base/limits';
import { companyNotifications } from './company-notifications';
import { notificationKeys } from './notification-queries';

/** Notices from people of the company to the user, of every city (E-063, decision 013). */
export const companyNoticeList = (scope: Scope, company: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'company', company, query],
    queryFn: async ({ signal }) =>
      (await scope.call(companyNotifications.list, { params: { company }, query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLLING_INTERVAL,
  });

export const companyNoticeDetail = (scope: Scope, company: string, id: number) =>
  queryOptions({
    queryKey: [...notificationKeys.all(scope), 'company', company, 'one', id],
    queryFn: async ({ signal }) =>
      (await scope.call(companyNotifications.one, { params: { company, id }, signal, ofOne: true })).data,
  });

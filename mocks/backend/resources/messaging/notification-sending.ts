import { notificationTargets } from '#api/messaging/notification-targets';
import { notifications } from '#api/messaging/notifications';
import { draftProblems } from '#domain/base/draft-problems';
import { circleProblems, conditionProblems } from '#domain/messaging/audience-rules';
import { NotificationDraft } from '#domain/messaging/notification';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, refuseProblems } from '#mocks/backend/protocol/mock';
import { requestedCity } from '#mocks/backend/protocol/requested-city';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { criteriaOf } from '#mocks/backend/services/criteria-of';
import { sendNotification } from '#mocks/backend/services/send-notification';
import { refuseForeignAds } from './notification-targets';
import { requestedSchool } from './school-notifications';

/** Every role with a console (the specification: signed in). */
const ALL_WITH_SCREENS = { roles: ROLES_WITH_SCREENS };

/** One call for each audience except everyone and a school. */
export const notificationSendingHandlers = [
  answer(
    notifications.createForUsers,
    ({ backend, account, query, body }) => {
      const city = requestedCity(backend, account, query.city);
      refuseProblems([
        ...draftProblems(NotificationDraft, body),
        ...noIdsProblems('user_ids', body.user_ids),
      ]);
      const criteria = query.school_id === undefined ? {} : schoolCriteria(backend, account, query.school_id);
      const sending = { city, audience: 'users', criteria, chosenIds: body.user_ids } as const;
      return { status: 201, data: sendNotification(backend, account, body, sending) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.createByCondition,
    ({ backend, account, query, body }) => {
      const city = requestedCity(backend, account, query.city);
      refuseProblems([...draftProblems(NotificationDraft, body), ...conditionProblems(query)]);
      const isForPassHolders = query.pass_type !== undefined && Object.keys(criteriaOf(query)).length === 1;
      const audience = isForPassHolders ? 'passHolders' : 'condition';
      const sending = { city, audience, criteria: criteriaOf(query) } as const;
      return { status: 201, data: sendNotification(backend, account, body, sending) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notifications.createForFavourites,
    ({ backend, account, query, body }) => {
      const city = requestedCity(backend, account, query.city);
      refuseProblems(draftProblems(NotificationDraft, body));
      refuseForeignAds(backend, account, city, body.ad_ids);
      const sending = { city, audience: 'favouriteAds', criteria: { ad_ids: body.ad_ids } } as const;
      return { status: 201, data: sendNotification(backend, account, body, sending) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    notificationTargets.createForUsersOnMap,
    ({ backend, account, query, body }) => {
      const city = requestedCity(backend, account, query.city);
      refuseProblems([...draftProblems(NotificationDraft, body), ...circleProblems(body)]);
      const { latitude, longitude, radius } = body;
      const sending = { city, audience: 'mapUsers', criteria: { latitude, longitude, radius } } as const;
      return { status: 201, data: sendNotification(backend, account, body, sending) };
    },
    ALL_WITH_SCREENS,
  ),
];

/** PROPOSED: sends in the name of a school; the notification is then in that school's list. */
const schoolCriteria = (backend: Backend, account: Account, id: string | number) => ({
  school: requestedSchool(backend, account, String(id)).school,
});

const noIdsProblems = (field: string, ids: readonly number[]) =>
  ids.length === 0 ? [{ field, messageId: 'problem.choose' }] : [];

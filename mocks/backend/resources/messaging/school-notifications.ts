import { schoolNotifications } from '#api/messaging/school-notifications';
import { draftProblems } from '#domain/base/draft-problems';
import { NotificationDraft } from '#domain/messaging/notification';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import type { Backend } from '#mocks/backend/backend-types';
import { answer, Refusal, refuseProblems } from '#mocks/backend/protocol/mock';
import { pageOf } from '#mocks/backend/protocol/page-of';
import { refuseUnlessMayEnterCity } from '#mocks/backend/protocol/requested-city';
import { SERVER_TEXTS } from '#mocks/backend/protocol/server-texts';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import { SCHOOLS_OF_CITY } from '#mocks/backend/seed/people/users';
import type { Account } from '#mocks/backend/seed/session/accounts';
import { everyoneIn } from '#mocks/backend/services/people';
import { presentPage } from '#mocks/backend/services/present-notification';
import { sendNotification } from '#mocks/backend/services/send-notification';
import { notificationTable } from '#mocks/backend/tables/messaging/notifications';

const ALL_WITH_SCREENS = { roles: [...ROLES_WITH_SCREENS] };

export const schoolNotificationHandlers = [
  answer(
    schoolNotifications.list,
    ({ backend, account, params, query }) => {
      const { city, school } = requestedSchool(backend, account, params.schoolId);
      const page = pageOf(backend.db.of(notificationTable), query, {
        city,
        filter: ({ criteria }) => String(criteria.school ?? '') === school,
        searchFields: ['title', 'description'],
        sort: '-created_at',
      });
      return { status: 200, data: presentPage(backend, page, account) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    schoolNotifications.create,
    ({ backend, account, params, query, body }) => {
      const { city, school } = requestedSchool(backend, account, params.schoolId);
      refuseProblems(draftProblems(NotificationDraft, body));
      const criteria: ReceiverCriteria = {
        school,
        ...(query.group ? { group: query.group } : {}),
        ...(query.classes ? { classes: query.classes } : {}),
      };
      const sending = { city, audience: 'school', criteria } as const;
      return { status: 201, data: sendNotification(backend, account, body, sending) };
    },
    ALL_WITH_SCREENS,
  ),

  answer(
    schoolNotifications.users,
    ({ backend, account, params, query }) => {
      const { city, school } = requestedSchool(backend, account, params.schoolId);
      const page = pageOf(everyoneIn(backend.db, city), query, {
        filter: (person) => String(person.school ?? '') === school,
        searchFields: ['name', 'username', 'classes'],
        sort: 'id',
      });
      return { status: 200, data: page };
    },
    ALL_WITH_SCREENS,
  ),
];

/** The caller's own school, or any for the office. A city has five; the id determines the city. */
export function requestedSchool(backend: Backend, account: Account, id: string) {
  const numericId = /^[1-9]\d{0,5}$/.test(id) ? Number(id) : 0;
  const city = backend.cities[Math.floor((numericId - 1) / SCHOOLS_OF_CITY)];
  if (numericId === 0 || !city) throw new Refusal(404, SERVER_TEXTS.schoolNotFound);
  refuseUnlessMayEnterCity(account, city.name);
  const isOffice = account.permission === 'Administrator' || account.permission === 'Operator';
  if (!isOffice && String(account.school ?? '') !== id) throw new Refusal(403, SERVER_TEXTS.otherSchool);
  return { city: city.name, school: id };
}

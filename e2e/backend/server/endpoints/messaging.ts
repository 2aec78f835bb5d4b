import { booleanField, idsField, numberField, requiredTextField } from '../fields';
import { dataReply, type Reply, unpagedReply } from '../reply';
import { action, create, NOW, type Resource, remove, retrieve } from '../resource';
import { type Context, protectedRoutes, type Route, type View } from '../routes';
import { limitOf, numberIn, pagedReply, pageOf } from '../rows';

const notifications: Resource = {
  table: (tables) => tables.notifications,
  fields: { title: requiredTextField(200), description: requiredTextField() },
  defaults: ({ session: { account } }) => ({ operator: account.name, read: false, created_at: NOW }),
};

/** The body names the chosen users; a notification itself has no field for its receivers. */
const notificationsToUsers = {
  ...notifications,
  fields: { ...notifications.fields, user_ids: idsField({ required: true }) },
};
const notificationsToFavourites = {
  ...notifications,
  fields: { ...notifications.fields, ad_ids: idsField({ required: false }) },
};
const notificationsToMapUsers = {
  ...notifications,
  fields: {
    ...notifications.fields,
    latitude: numberField(),
    longitude: numberField(),
    radius: numberField(),
  },
};

const schoolNotifications: Resource = { ...notifications, table: (tables) => tables.schoolNotifications };

const userNotify: Resource = {
  table: (tables) => tables.userNotify,
  fields: { title: requiredTextField(200), description: requiredTextField() },
  defaults: () => ({ read: false, confirmed: false }),
};

const userPage: View = (context) => pagedReply(context, context.tables.users);
const WITHOUT_FIELDS: Resource = { ...notifications, fields: {} };

/** Notifications and their receivers (specification chapter 7). */
export const messagingViews = (): Route[] =>
  protectedRoutes({
    'GET /:city/notifications/': (context) => notificationPage(context, numberIn(context, 'offset', 0)),
    // the page number counts pages of this backend's size, not of the request's limit
    'GET /:city/notifications/:page': (context) =>
      notificationPage(context, (Number(context.params.page) - 1) * limitOf(withoutQuery(context))),
    'POST /:city/notifications/': create(notifications),
    'DELETE /:city/notifications/:id/': remove(notifications),
    'GET /:city/notifications/my_notification/': (context) =>
      notificationPage(context, numberIn(context, 'offset', 0)),
    'GET /:city/notifications/users/number_unread/': ({ tables }) =>
      dataReply({ number_unread: tables.notifications.filter(({ read }) => read === false).length }),
    'PUT /:city/notifications/users/read_all/'({ tables }) {
      for (const row of tables.notifications) row.read = true;
      return dataReply(null);
    },
    'GET /:city/notifications/:param/users': userPage,
    'GET /:city/api/notify-operator/:id': retrieve(notifications),
    'POST /api/notification/resend_notification/:id': retrieve(notifications),
    'PUT /api/notification/list-notify/:id/': action(
      WITHOUT_FIELDS,
      (row, { request }) => void Object.assign(row, { read: booleanField().clean(request.json.read) }),
    ),
    'GET /api/notification/push_notification_by_condition/:x': (context) =>
      retrieve(notifications)({ ...context, params: { id: context.params.x ?? '' } }),
    'POST /api/notification/create_notification_users/': create(notificationsToUsers),
    'POST /api/notification/create_notification_by_condition': create(notifications),
    'POST /api/notification/create_notification_for_user_favorite': create(notificationsToFavourites),
    'GET /notifications/map_users/': userPage,
    'POST /notifications/map_users/': create(notificationsToMapUsers),

    'GET /api/notification/user-notify/': (context) => pagedReply(context, context.tables.userNotify),
    'POST /api/notification/user-notify/': create(userNotify),
    'PUT /api/notification/user-notify/:id/': action(
      userNotify,
      (row, { request }) =>
        void Object.assign(row, { confirmed: booleanField().clean(request.json.confirmed) }),
    ),
    'GET /api/notification/list_passport_push_notification/': ({ tables }) => unpagedReply(tables.passTypes),
    'GET /api/notification/passports_normal_notification/': ({ tables }) => unpagedReply(tables.passTypes),
    'GET /api/users/notify_users_favorite_ads/': ({ request, tables }) =>
      unpagedReply(
        request.query.get('type') === 'get_ads' ? tables.advertisements : tables.users.slice(0, 5),
      ),
    // the number of possible receivers
    'POST /api/users/notify_users_favorite_ads/': (context) => {
      const { content } = pageOf(context, context.tables.users);
      return dataReply({ content, total_length: 312 });
    },
    'GET /api/users/get_users_favorite_ads': userPage,

    // the backend has one school, the caller's
    'GET /api/school/:schoolId/notifications/': (context) =>
      pagedReply(context, context.tables.schoolNotifications),
    'GET /api/school/:schoolId/users/': (context) => pagedReply(context, context.tables.pupils),
    'POST /api/school/:schoolId/notification/': create(schoolNotifications),
    'GET /company/:company/notifications/users': (context) =>
      pagedReply(context, context.tables.notifications),
    'GET /company/:company/notifications/users/:id': retrieve(notifications),
  });

const withoutQuery = (context: Context): Context => ({
  ...context,
  request: { ...context.request, query: new URLSearchParams() },
});

/** "notifications also count, limit, offset, page_length" (chapter 3). */
function notificationPage(context: Context, startOffset: number): Reply {
  const { found, offset, limit, content } = pageOf(context, context.tables.notifications, startOffset);
  return dataReply({
    content,
    total_length: found.length,
    count: content.length,
    limit,
    offset,
    page_length: Math.ceil(found.length / limit),
  });
}

import { boolean, ids, number, requiredText } from '../fields';
import { data, type Reply, whole } from '../reply';
import { action, create, NOW, one, type Resource, remove } from '../resource';
import { type Context, closed, type Route, type View } from '../routes';
import { limitOf, numberIn, page, pageOf } from '../rows';

const notifications: Resource = {
  table: (tables) => tables.notifications,
  fields: { title: requiredText(200), description: requiredText() },
  created: ({ session: { account } }) => ({ operator: account.name, read: false, created_at: NOW }),
};

/** The body names the chosen users; a notification itself has no field for its receivers. */
const toUsers = { ...notifications, fields: { ...notifications.fields, user_ids: ids({ required: true }) } };
const toFavourites = {
  ...notifications,
  fields: { ...notifications.fields, ad_ids: ids({ required: false }) },
};
const toMap = {
  ...notifications,
  fields: { ...notifications.fields, latitude: number(), longitude: number(), radius: number() },
};

const ofSchool: Resource = { ...notifications, table: (tables) => tables.schoolNotifications };

const userNotify: Resource = {
  table: (tables) => tables.userNotify,
  fields: { title: requiredText(200), description: requiredText() },
  created: () => ({ read: false, confirmed: false }),
};

const users: View = (context) => page(context, context.tables.users);
const READ: Resource = { ...notifications, fields: {} };

/** Notifications and their receivers (specification chapter 7). */
export const messagingViews = (): Route[] =>
  closed({
    'GET /:city/notifications/': (context) => notificationPage(context, numberIn(context, 'offset', 0)),
    // the page number counts pages of this backend's size, not of the request's limit
    'GET /:city/notifications/:page': (context) =>
      notificationPage(context, (Number(context.params.page) - 1) * limitOf(withoutQuery(context))),
    'POST /:city/notifications/': create(notifications),
    'DELETE /:city/notifications/:id/': remove(notifications),
    'GET /:city/notifications/my_notification/': (context) =>
      notificationPage(context, numberIn(context, 'offset', 0)),
    'GET /:city/notifications/users/number_unread/': ({ tables }) =>
      data({ number_unread: tables.notifications.filter(({ read }) => read === false).length }),
    'PUT /:city/notifications/users/read_all/'({ tables }) {
      for (const row of tables.notifications) row.read = true;
      return data(null);
    },
    'GET /:city/notifications/:param/users': users,
    'GET /:city/api/notify-operator/:id': one(notifications),
    'POST /api/notification/resend_notification/:id': one(notifications),
    'PUT /api/notification/list-notify/:id/': action(
      READ,
      (row, { request }) => void Object.assign(row, { read: boolean().clean(request.json.read) }),
    ),
    'GET /api/notification/push_notification_by_condition/:x': (context) =>
      one(notifications)({ ...context, params: { id: context.params.x ?? '' } }),
    'POST /api/notification/create_notification_users/': create(toUsers),
    'POST /api/notification/create_notification_by_condition': create(notifications),
    'POST /api/notification/create_notification_for_user_favorite': create(toFavourites),
    'GET /notifications/map_users/': users,
    'POST /notifications/map_users/': create(toMap),

    'GET /api/notification/user-notify/': (context) => page(context, context.tables.userNotify),
    'POST /api/notification/user-notify/': create(userNotify),
    'PUT /api/notification/user-notify/:id/': action(
      userNotify,
      (row, { request }) => void Object.assign(row, { confirmed: boolean().clean(request.json.confirmed) }),
    ),
    'GET /api/notification/list_passport_push_notification/': ({ tables }) => whole(tables.passTypes),
    'GET /api/notification/passports_normal_notification/': ({ tables }) => whole(tables.passTypes),
    'GET /api/users/notify_users_favorite_ads/': ({ request, tables }) =>
      whole(request.query.get('type') === 'get_ads' ? tables.advertisements : tables.users.slice(0, 5)),
    // the number of possible receivers
    'POST /api/users/notify_users_favorite_ads/': (context) => {
      const { content } = pageOf(context, context.tables.users);
      return data({ content, total_length: 312 });
    },
    'GET /api/users/get_users_favorite_ads': users,

    // the backend has one school, the caller's
    'GET /api/school/:schoolId/notifications/': (context) =>
      page(context, context.tables.schoolNotifications),
    'GET /api/school/:schoolId/users/': (context) => page(context, context.tables.pupils),
    'POST /api/school/:schoolId/notification/': create(ofSchool),
    'GET /company/:company/notifications/users': (context) => page(context, context.tables.notifications),
    'GET /company/:company/notifications/users/:id': one(notifications),
  });

const withoutQuery = (context: Context): Context => ({
  ...context,
  request: { ...context.request, query: new URLSearchParams() },
});

/** "notifications also count, limit, offset, page_length" (chapter 3). */
function notificationPage(context: Context, from: number): Reply {
  const { found, offset, limit, content } = pageOf(context, context.tables.notifications, from);
  return data({
    content,
    total_length: found.length,
    count: content.length,
    limit,
    offset,
    page_length: Math.ceil(found.length / limit),
  });
}

/** The calls of the form of a notification; tests/views/failed-sendings.test.tsx tests each of them. */

export type Values = Readonly<Record<string, string>>;

export const PATH = '/akashi/notification?new=1';
/**
 * With this address the form starts with the school as audience, and requests the candidates of no other
 * audience.
 */
export const PATH_OF_SCHOOL = '/akashi/notification?tab=school&school=3&new=1';
export const TEXT: Values = { title: '送れない通知', description: '本文' };
const CENTRE: Values = { latitude: '34.64', longitude: '134.99', radius: '100' };

/** Every audience: the values that select its receivers, and the call that sends the notification. */
export const SENDINGS: readonly { audience: string; call: string; values?: Values; boxes?: true }[] = [
  { audience: 'everyone', call: 'POST /:city/notifications/' },
  { audience: 'users', call: 'POST /api/notification/create_notification_users/', boxes: true },
  {
    audience: 'condition',
    call: 'POST /api/notification/create_notification_by_condition',
    values: { age_from: '20', gender: 'female' },
  },
  {
    audience: 'passHolders',
    call: 'POST /api/notification/create_notification_by_condition',
    values: { pass_type: '2' },
  },
  {
    audience: 'favouriteAds',
    call: 'POST /api/notification/create_notification_for_user_favorite',
    boxes: true,
  },
  { audience: 'mapUsers', call: 'POST /notifications/map_users/', values: CENTRE },
  { audience: 'school', call: 'POST /api/school/:schoolId/notification/', values: { school: '3' } },
];

/** The call that counts the receivers of each audience. */
export const COUNTS: readonly { audience: string; call: string; values?: Values }[] = [
  { audience: 'everyone', call: 'POST /api/users/notify_users_favorite_ads/' },
  { audience: 'favouriteAds', call: 'GET /api/users/get_users_favorite_ads' },
  { audience: 'mapUsers', call: 'GET /notifications/map_users/', values: CENTRE },
  { audience: 'school', call: 'GET /api/school/:schoolId/users/', values: { school: '3' } },
];

/** The calls that list an audience's candidates. `begins` marks the list that the form loads first. */
export const CHOICES: readonly { audience: string; source: string; call: string; begins?: true }[] = [
  {
    audience: 'users',
    source: 'everyone',
    call: 'POST /api/users/notify_users_favorite_ads/',
    begins: true,
  },
  { audience: 'users', source: 'likers', call: 'GET /api/users/notify_users_favorite_ads/' },
  { audience: 'users', source: 'advertisers', call: 'GET /:city/api/users/get_ads_user_info' },
  { audience: 'users', source: 'advertisersHere', call: 'GET /:city/api/users/get_ads_user_info_by_city' },
  { audience: 'users', source: 'administrators', call: 'GET /users/admin/' },
  {
    audience: 'favouriteAds',
    source: 'likedAds',
    call: 'GET /api/users/notify_users_favorite_ads/',
    begins: true,
  },
  { audience: 'favouriteAds', source: 'storeAds', call: 'GET /api/operator-advertisement/' },
  {
    audience: 'passHolders',
    source: 'passes of members',
    call: 'GET /api/notification/list_passport_push_notification/',
    begins: true,
  },
  {
    audience: 'passHolders',
    source: 'common passes',
    call: 'GET /api/notification/passports_normal_notification/',
    begins: true,
  },
];

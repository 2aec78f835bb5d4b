/**
 * The possible `features` of a city: the `feature` of each screen of src/app/screens, and one of a part of a
 * screen.
 */
export const FEATURES: readonly string[] = [
  'notification',
  'document',
  'staff',
  'timeline',
  'products',
  'user',
  'company',
  'timecard',
  'invoice',
  'post',
  'menu',
  'qrcode',
  'locker',
  'advertisement',
  'genre',
  'scene',
  'flyer',
  'time-sale',
  'coupon',
  'pass',
  'news',
  'event',
  'article',
  'job',
  'reserve',
  'chat',
  'city-info',
  'premium-stats',
  'csv-import',
  // Suspending and resuming, a part of the screen of users.
  'moderation',
];

/**
 * The `features` of a city that the console knows: those of the screens (src/app/screens), and one of a screen's part.
 */
export const FEATURES = [
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
] as const;
export type Feature = (typeof FEATURES)[number];

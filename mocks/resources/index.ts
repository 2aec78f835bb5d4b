import type { Answered } from '#mocks/protocol/mock';
import { accountFormHandlers } from './account-forms';
import { areaHandlers } from './areas';
import { cityHandlers } from './cities';
import { companyHandlers } from './companies';
import { companyNotificationHandlers } from './company-notifications';
import { couponHandlers } from './coupons';
import { dashboardHandlers } from './dashboard';
import { genreHandlers } from './genres';
import { matchingHandlers } from './matching';
import { notificationSendingHandlers } from './notification-sending';
import { notificationTargetHandlers } from './notification-targets';
import { notificationHandlers } from './notifications';
import { profileHandlers } from './profile';
import { reviewHandlers } from './reviews';
import { sceneHandlers } from './scenes';
import { schoolNotificationHandlers } from './school-notifications';
import { sessionHandlers } from './session';
import { shopAdminHandlers } from './shop-admins';
import { staffHandlers } from './staff';
import { userNotifyHandlers } from './user-notify';
import { userHandlers } from './users';

/** The fake backend's table of contents: one line for each resource. */
export const resources: readonly (readonly Answered[])[] = [
  sessionHandlers,
  accountFormHandlers,
  profileHandlers,
  reviewHandlers,
  cityHandlers,
  companyHandlers,
  dashboardHandlers,
  areaHandlers,
  userHandlers,
  shopAdminHandlers,
  staffHandlers,
  notificationHandlers,
  notificationSendingHandlers,
  notificationTargetHandlers,
  schoolNotificationHandlers,
  companyNotificationHandlers,
  userNotifyHandlers,
  matchingHandlers,
  couponHandlers,
  genreHandlers,
  sceneHandlers,
];

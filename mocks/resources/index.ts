import type { Answered } from '#mocks/protocol/mock';
import { articleHandlers } from '#mocks/resources/content/articles';
import { documentHandlers } from '#mocks/resources/content/documents';
import { eventHandlers } from '#mocks/resources/content/events';
import { jobHandlers } from '#mocks/resources/content/jobs';
import { newsHandlers } from '#mocks/resources/content/news';
import { qrCodeHandlers } from '#mocks/resources/content/qr-codes';
import { timelineHandlers } from '#mocks/resources/content/timeline';
import { companyNotificationHandlers } from '#mocks/resources/messaging/company-notifications';
import { notificationSendingHandlers } from '#mocks/resources/messaging/notification-sending';
import { notificationTargetHandlers } from '#mocks/resources/messaging/notification-targets';
import { notificationHandlers } from '#mocks/resources/messaging/notifications';
import { schoolNotificationHandlers } from '#mocks/resources/messaging/school-notifications';
import { userNotifyHandlers } from '#mocks/resources/messaging/user-notify';
import { advertisementHandlers } from '#mocks/resources/offers/advertisements';
import { comboHandlers } from '#mocks/resources/offers/combos';
import { couponHandlers } from '#mocks/resources/offers/coupons';
import { flyerHandlers } from '#mocks/resources/offers/flyers';
import { genreHandlers } from '#mocks/resources/offers/genres';
import { lockerHandlers } from '#mocks/resources/offers/lockers';
import { menuItemHandlers } from '#mocks/resources/offers/menu-items';
import { packageHandlers } from '#mocks/resources/offers/packages';
import { passportHandlers } from '#mocks/resources/offers/passports';
import { purchaseHandlers } from '#mocks/resources/offers/purchases';
import { reserveHandlers } from '#mocks/resources/offers/reserves';
import { sceneHandlers } from '#mocks/resources/offers/scenes';
import { timeSaleHandlers } from '#mocks/resources/offers/time-sales';
import { voucherHandlers } from '#mocks/resources/offers/vouchers';
import { csvImportHandlers } from '#mocks/resources/office/csv-imports';
import { dashboardHandlers } from '#mocks/resources/office/dashboard';
import { invoiceHandlers } from '#mocks/resources/office/invoices';
import { timecardHandlers } from '#mocks/resources/office/timecards';
import { workScheduleHandlers } from '#mocks/resources/office/work-schedules';
import { shopAdminHandlers } from '#mocks/resources/people/shop-admins';
import { staffHandlers } from '#mocks/resources/people/staff';
import { userHandlers } from '#mocks/resources/people/users';
import { areaHandlers } from '#mocks/resources/places/areas';
import { cityHandlers } from '#mocks/resources/places/cities';
import { companyHandlers } from '#mocks/resources/places/companies';
import { openDataHandlers } from '#mocks/resources/places/open-data';
import { matchingHandlers } from '#mocks/resources/recruitment/matching';
import { reviewHandlers } from '#mocks/resources/recruitment/reviews';
import { accountFormHandlers } from '#mocks/resources/session/account-forms';
import { profileHandlers } from '#mocks/resources/session/profile';
import { sessionHandlers } from '#mocks/resources/session/session';

/** The handlers of every resource of the fake backend. */
export const resources: readonly (readonly Answered[])[] = [
  sessionHandlers,
  accountFormHandlers,
  profileHandlers,
  reviewHandlers,
  cityHandlers,
  openDataHandlers,
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
  advertisementHandlers,
  comboHandlers,
  couponHandlers,
  flyerHandlers,
  genreHandlers,
  reserveHandlers,
  sceneHandlers,
  passportHandlers,
  voucherHandlers,
  packageHandlers,
  lockerHandlers,
  menuItemHandlers,
  qrCodeHandlers,
  csvImportHandlers,
  timeSaleHandlers,
  newsHandlers,
  documentHandlers,
  jobHandlers,
  articleHandlers,
  timelineHandlers,
  eventHandlers,
  purchaseHandlers,
  invoiceHandlers,
  timecardHandlers,
  workScheduleHandlers,
];

import type { EndpointHandler } from '#mocks/backend/protocol/mock';
import { articleHandlers } from '#mocks/backend/resources/content/articles';
import { documentHandlers } from '#mocks/backend/resources/content/documents';
import { eventHandlers } from '#mocks/backend/resources/content/events';
import { jobHandlers } from '#mocks/backend/resources/content/jobs';
import { newsHandlers } from '#mocks/backend/resources/content/news';
import { qrCodeHandlers } from '#mocks/backend/resources/content/qr-codes';
import { timelineHandlers } from '#mocks/backend/resources/content/timeline';
import { companyNotificationHandlers } from '#mocks/backend/resources/messaging/company-notifications';
import { notificationSendingHandlers } from '#mocks/backend/resources/messaging/notification-sending';
import { notificationTargetHandlers } from '#mocks/backend/resources/messaging/notification-targets';
import { notificationHandlers } from '#mocks/backend/resources/messaging/notifications';
import { schoolNotificationHandlers } from '#mocks/backend/resources/messaging/school-notifications';
import { userNotifyHandlers } from '#mocks/backend/resources/messaging/user-notify';
import { advertisementHandlers } from '#mocks/backend/resources/offers/advertisements';
import { comboHandlers } from '#mocks/backend/resources/offers/combos';
import { couponHandlers } from '#mocks/backend/resources/offers/coupons';
import { flyerHandlers } from '#mocks/backend/resources/offers/flyers';
import { genreHandlers } from '#mocks/backend/resources/offers/genres';
import { lockerHandlers } from '#mocks/backend/resources/offers/lockers';
import { menuItemHandlers } from '#mocks/backend/resources/offers/menu-items';
import { packageHandlers } from '#mocks/backend/resources/offers/packages';
import { passportHandlers } from '#mocks/backend/resources/offers/passports';
import { purchaseHandlers } from '#mocks/backend/resources/offers/purchases';
import { reserveHandlers } from '#mocks/backend/resources/offers/reserves';
import { sceneHandlers } from '#mocks/backend/resources/offers/scenes';
import { timeSaleHandlers } from '#mocks/backend/resources/offers/time-sales';
import { voucherHandlers } from '#mocks/backend/resources/offers/vouchers';
import { csvImportHandlers } from '#mocks/backend/resources/office/csv-imports';
import { dashboardHandlers } from '#mocks/backend/resources/office/dashboard';
import { invoiceHandlers } from '#mocks/backend/resources/office/invoices';
import { timecardHandlers } from '#mocks/backend/resources/office/timecards';
import { workScheduleHandlers } from '#mocks/backend/resources/office/work-schedules';
import { shopAdminHandlers } from '#mocks/backend/resources/people/shop-admins';
import { staffHandlers } from '#mocks/backend/resources/people/staff';
import { userHandlers } from '#mocks/backend/resources/people/users';
import { areaHandlers } from '#mocks/backend/resources/places/areas';
import { cityHandlers } from '#mocks/backend/resources/places/cities';
import { companyHandlers } from '#mocks/backend/resources/places/companies';
import { openDataHandlers } from '#mocks/backend/resources/places/open-data';
import { matchingHandlers } from '#mocks/backend/resources/recruitment/matching';
import { reviewHandlers } from '#mocks/backend/resources/recruitment/reviews';
import { accountFormHandlers } from '#mocks/backend/resources/session/account-forms';
import { profileHandlers } from '#mocks/backend/resources/session/profile';
import { sessionHandlers } from '#mocks/backend/resources/session/session';

/** The handlers of every resource of the fake backend. */
export const resources: readonly (readonly EndpointHandler[])[] = [
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

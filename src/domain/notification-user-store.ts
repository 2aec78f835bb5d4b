import type { Advertisement } from './advertisement';
import type { NotificationTarget } from './notification-target';
import type { PassType } from './pass-type';
import type { User, UserFilter } from './user';

/** What the notification screen has gathered about whom it can send to: the client's own, no call answers it. */
export interface NotificationUserStore {
  userLists: readonly User[];
  filters: readonly UserFilter[];
  favouriteAds: readonly NotificationTarget[];
  storeAds: readonly Advertisement[];
  /** How many users the search in a school found. */
  schoolResultCount: number;
  membershipPassTypes: readonly PassType[];
  commonPassTypes: readonly PassType[];
}

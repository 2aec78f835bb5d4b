/** Keys of the browser's storage (R-STORE-07 to 11); storeCompany, school, group and classes are ours. */
export const STORAGE_KEYS = {
  city: 'City',
  shopCode: 'Store',
  storeLogin: 'login_by_store',
  storeCompany: 'company_of_store',
  userId: 'UserId',
  school: 'School',
  group: 'Group',
  classes: 'Classes',
} as const;

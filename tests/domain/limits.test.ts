import { expect, test } from 'vitest';
import * as limits from '#domain/base/limits';

/** Chapter 9 of the specification, figure by figure; figures that it does not give are marked. */
const SPECIFICATION = {
  PAGE_SIZE: 20,
  STORE_ADS_IN_SEARCH: 100,
  TOKEN_REFRESH_INTERVAL: 60_000,
  // Not in the specification.
  POLLING_INTERVAL: 60_000,
  HELP_NOTICE_LIFE: 2_000,
  ERROR_LIFE: 5_000,
  // Not in the specification.
  SUCCESS_LIFE: 3_000,
  SUBMENU_DELAY: 200,
  AUTHENTICITY_RELOAD: 5_000,
  HTTP_TIMEOUT: 0,
  CHAT_UNREAD_MAX: 99,
  MOBILE_BELOW: 1024,
  PREVIEW_BREAKPOINT: 768,
  BACK_TO_TOP_AFTER: 400,
  THEME_COLOUR: '#409EFF',
  SIZES: ['medium', 'small', 'mini'],
  DEFAULT_SIZE: 'medium',
  TITLE_MAX: 200,
  DESCRIPTION_MAX: 5000,
  AD_NAME_MAX: 64,
  PASS_NAME_MAX: 20,
  NUMBER_DIGITS_MAX: 10,
  PASS_PRICE_DIGITS_MAX: 10,
  VOUCHER_NAME_MAX: 50,
  VOUCHER_NUMBER_DIGITS_MAX: 10,
  PASSWORD_MIN: 8,
  COUPONS_PER_AD_MAX: 400,
  FLYER_FILES_MAX: 2,
  PHOTOS_BY_PLAN: { A: 10, B: 5, C: 1, D: 0 },
  IMAGE_BYTES_MAX: 15 * 1024 * 1024,
  IMAGE_PIXELS_MAX: 178_956_970,
  PDF_BYTES_MAX: 40_000_000,
  CSV_BYTES_MAX: 10 * 1024 * 1024,
  // ours
  UNDO_PERIOD: 8_000,
  // ours
  VERSION_PAUSE: 60_000,
  VERSION_INTERVAL: 900_000,
  LATITUDE_MAX: 85,
  LONGITUDE_MAX: 180,
};

test('every limit has the figure of the specification [R-CONST-08, R-CONST-10, R-CONST-12..13, R-CONST-15, R-CONST-17, R-CONST-24..25, R-CONST-29, R-CONST-35]', () => {
  expect({ ...limits }).toEqual(SPECIFICATION);
});

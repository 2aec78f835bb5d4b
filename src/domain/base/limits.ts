/** Every figure of the specification's chapter 9. Bytes and milliseconds unless the name says otherwise. */

export const PAGE_SIZE = 20;
export const STORE_ADS_IN_SEARCH = 100;

export const TOKEN_REFRESH_INTERVAL = 60_000;
/** How often lists and badges are polled: not in the specification, equal to the token interval. */
export const POLLING_INTERVAL = 60_000;
export const HELP_NOTICE_LIFE = 2_000;
export const ERROR_LIFE = 5_000;
/** PROPOSED: the specification has a duration only for errors. */
export const SUCCESS_LIFE = 3_000;
/** PROPOSED: how long a decision can be undone before it is sent. */
export const UNDO_PERIOD = 8_000;
export const SUBMENU_DELAY = 200;
export const AUTHENTICITY_RELOAD = 5_000;
export const HTTP_TIMEOUT = 0;
/** PROPOSED: a page that was loaded or compared is not compared again within this time. */
export const VERSION_PAUSE = 60_000;
/** PROPOSED: how often a page that stays in front asks whether a newer version is out. */
export const VERSION_INTERVAL = 900_000;

/** Named totalMax in the other reading. */
export const CHAT_UNREAD_MAX = 99;

export const MOBILE_BELOW = 1024;
export const PREVIEW_BREAKPOINT = 768;
export const BACK_TO_TOP_AFTER = 400;

export const THEME_COLOUR = '#409EFF';
export const SIZES = ['medium', 'small', 'mini'] as const;
export type Size = (typeof SIZES)[number];
export const DEFAULT_SIZE: Size = 'medium';

export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 5_000;
export const AD_NAME_MAX = 64;
export const PASS_NAME_MAX = 20;
export const PASS_PRICE_DIGITS_MAX = 10;
export const VOUCHER_NAME_MAX = 50;
export const VOUCHER_NUMBER_DIGITS_MAX = 10;
/** PROPOSED: maximum digits of numbers and amounts without a limit in the specification. */
export const NUMBER_DIGITS_MAX = 10;
export const PASSWORD_MIN = 8;
export const COUPONS_PER_AD_MAX = 400;
export const FLYER_FILES_MAX = 2;
export const PHOTOS_BY_PLAN = { A: 10, B: 5, C: 1, D: 0 } as const;

export const IMAGE_BYTES_MAX = 15_728_640;
export const IMAGE_PIXELS_MAX = 178_956_970;
export const PDF_BYTES_MAX = 40_000_000;
/** 10 × 1,048,576. */
export const CSV_BYTES_MAX = 10_485_760;

export const LATITUDE_MAX = 85;
export const LONGITUDE_MAX = 180;

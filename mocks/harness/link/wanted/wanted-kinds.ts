import type { RoleWithScreens } from '#domain/people/roles';

/** Where the moment of a record must lie: after the clock's time, not after it, or anywhere. */
type MomentRule = 'future' | 'past' | 'any';

/** A kind of record that a link can ask for. */
interface WantedKindFacts {
  /** Each state, with the rule for its moment; null: the state has no moment. */
  states: Readonly<Record<string, MomentRule | null>>;
  /** The roles whose screen lists the records; an Operator has every screen (R-ROLE-07). */
  roles: readonly RoleWithScreens[] | 'all';
  /** The feature of a city that has the screen; null: every city has it. */
  feature: string | null;
  /** Only the companies with their own set of screens have it (R-CITY-07), and an Operator. */
  companySet?: boolean;
  /**
   * The address of a record behind the city, up to its id. It has the filter of the state where the page finds only the
   * records of its list.
   */
  path(state: string): string;
}

const ROLES_WITH_OFFERS = ['Administrator', 'owner_shop', 'Advertiser'] as const;
const OFFICE_ROLES = ['Administrator'] as const;
const PERIOD_STATES = { before: 'future', running: 'future', ended: 'past' } as const;

export const WANTED_KINDS = {
  reserve: {
    // the date of the reservation
    states: {
      waiting: 'future',
      accepted: 'future',
      waiting_for_cancellation: 'any',
      expired: 'past',
      cancelled: 'any',
    },
    roles: 'all',
    feature: 'reserve',
    path: () => 'reserve?view=',
  },
  'time-sale': {
    states: PERIOD_STATES,
    roles: ROLES_WITH_OFFERS,
    feature: 'time-sale',
    path: () => 'time-sale?view=',
  },
  coupon: { states: PERIOD_STATES, roles: ROLES_WITH_OFFERS, feature: 'coupon', path: () => 'coupon?view=' },
  event: {
    states: { not_yet_held: 'future', being_held: 'future', ended: 'past' },
    roles: OFFICE_ROLES,
    feature: 'event',
    path: () => 'event?view=',
  },
  ad: {
    states: { public: null, private: null, top: null },
    roles: ROLES_WITH_OFFERS,
    feature: 'advertisement',
    path: () => 'advertisement?view=',
  },
  combo: {
    states: { draft: null, supported: null, unsupported: null },
    roles: ['Administrator', 'owner_shop'],
    feature: 'products',
    path: (state) => `${state === 'draft' ? 'products' : 'manage-supported-products'}?view=`,
  },
  notification: {
    states: { unread: null, read: null, confirmed: null },
    roles: 'all',
    feature: null,
    path: () => 'notification-store?view=',
  },
  report: {
    states: { pending: null, handled: null, approved: null },
    roles: OFFICE_ROLES,
    feature: 'post',
    path: (state) => `post/list-report?state=${state === 'pending' ? 'waiting' : 'done'}&view=`,
  },
  identity: {
    states: { waiting: null, confirmed: null, rejected: null },
    roles: OFFICE_ROLES,
    feature: 'post',
    path: (state) => `post/confirm-gender?state=${state === 'waiting' ? 'waiting' : 'done'}&edit=`,
  },
  invoice: {
    // the day on which it is due
    states: { unpaid: 'any', overdue: 'past', paid: null, cancelled: null },
    roles: OFFICE_ROLES,
    feature: 'invoice',
    companySet: true,
    path: (state) => `invoice/list-invoice?state=${state}&view=`,
  },
} as const satisfies Readonly<Record<string, WantedKindFacts>>;

export type WantedKind = keyof typeof WANTED_KINDS;
export const WANTED_KIND_NAMES = Object.keys(WANTED_KINDS) as readonly WantedKind[];

export const factsOf = (kind: WantedKind): WantedKindFacts => WANTED_KINDS[kind];
export const recordStatesOf = (kind: WantedKind): readonly string[] => Object.keys(WANTED_KINDS[kind].states);

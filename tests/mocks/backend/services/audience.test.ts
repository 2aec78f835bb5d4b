import { expect, test } from 'vitest';
import type { ReceiverCriteria } from '#mocks/backend/seed/people/receiver-criteria';
import { ACCOUNTS, type Account } from '#mocks/backend/seed/session/accounts';
import { audienceTest } from '#mocks/backend/services/audience';

/** 1 April 2026, 09:00 in Japan. */
const NOW = Date.parse('2026-04-01T09:00:00+09:00');

const [account] = ACCOUNTS;

const personWith = (values: Partial<Account>): Account => {
  if (!account) throw new Error('there is no account');
  return { ...account, ...values };
};

test.each<[criteria: ReceiverCriteria, isIn: Partial<Account>, isOut: Partial<Account>]>([
  [{ age_from: 20 }, { birthday: '2006-04-01' }, { birthday: '2006-04-02' }],
  [{ age_to: 29 }, { birthday: '1996-04-02' }, { birthday: '1996-04-01' }],
  [{ age_to: 29 }, { birthday: '1996-04-02' }, { birthday: null }],
  [{ gender: 'female' }, { gender: 'female' }, { gender: 'male' }],
  [
    { area: '大久保' },
    { area: null, address: '明石市大久保町1番' },
    { area: null, address: '明石市魚住町1番' },
  ],
  [{ area: 'オオクボ' }, { area: 'ｵｵｸﾎﾞ', address: null }, { area: '魚住', address: null }],
  [{ pass_type: 2 }, { pass_types: [1, 2] }, { pass_types: null }],
  [{ ad_ids: [3] }, { favourite_ads: [3, 4] }, { favourite_ads: [4] }],
  [{ ad_ids: [] }, { favourite_ads: [4] }, { favourite_ads: [] }],
])('the audience of %o contains %o and not %o [R-SCR-10]', (criteria, isIn, isOut) => {
  const isInAudience = audienceTest(criteria, NOW);
  expect([isInAudience(personWith(isIn)), isInAudience(personWith(isOut))]).toEqual([true, false]);
});

import { isGender } from '#domain/people/gender';
import { isWaiting } from '#domain/recruitment/matching-user';
import {
  type MatchingUserRow,
  matchingUserTable,
  type ReportRow,
  reportTable,
} from '#mocks/backend/tables/recruitment/matching';
import type { WantedTable } from './wanted-table';

export const wantedReports: WantedTable<ReportRow> = {
  table: reportTable,
  sort: '-created_at',
  rulesFor: ({ account, city }) => ({
    isListed: ({ town }) => account.cities.includes(town),
    isInViewersCity: ({ town }) => town === city,
    stateOf: reportState,
    statesListedWith: (state) => (state === 'pending' ? ['pending'] : ['handled', 'approved']),
    newRow: () => ({ read: false, approved: false }),
    // Read and approved are final.
    changeToState: (row, { state }) => {
      if (state === 'pending' || reportState(row) === 'approved') return null;
      return { steps: 1, changes: state === 'approved' ? { read: true, approved: true } : { read: true } };
    },
  }),
};

const reportState = ({ read, approved }: ReportRow) => (approved ? 'approved' : read ? 'handled' : 'pending');

export const wantedIdentities: WantedTable<MatchingUserRow> = {
  table: matchingUserTable,
  sort: '-created_at',
  rulesFor: ({ account, city }) => ({
    isListed: ({ town }) => account.cities.includes(town),
    isInViewersCity: ({ town }) => town === city,
    stateOf: identityState,
    statesListedWith: (state) => (state === 'waiting' ? ['waiting'] : ['confirmed', 'rejected']),
    newRow: () => ({ confirmed: null }),
    // A decision is final; a confirmation includes the gender on the document.
    changeToState: (row, { state }) => {
      if (state === 'waiting' || !isWaiting(row)) return null;
      const gender = isGender(row.gender) ? {} : { gender: 'other' };
      return {
        steps: 1,
        changes: state === 'confirmed' ? { confirmed: true, ...gender } : { confirmed: false },
      };
    },
  }),
};

const identityState = (row: MatchingUserRow) =>
  isWaiting(row) ? 'waiting' : row.confirmed ? 'confirmed' : 'rejected';

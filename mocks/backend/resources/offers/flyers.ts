import { flyers } from '#api/offers/flyers';
import { type FlyerDraft, flyerProblems } from '#domain/offers/flyer';
import { advertiserOf, isOffice } from '#mocks/backend/services/advertiser-of';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { storedFile } from '#mocks/backend/services/stored-file';
import { flyerTable } from '#mocks/backend/tables/offers/flyers';

/** The office sees all flyers of a city, all other accounts their own. */
export const flyerHandlers = crudHandlers(flyers, {
  table: flyerTable,
  writers: { roles: ['Administrator', 'owner_shop', 'Advertiser'] },
  searchFields: ['title', 'comment', 'advertiser_name'],
  sort: '-creation_date',
  isVisibleTo: ({ account }, { advertiser }) => isOffice(account) || advertiser === account.id,
  problems: (draft: FlyerDraft) => flyerProblems(draft),
  rowFromDraft: async ({ title, comment, expiry, advertiser, files }, scope) => ({
    title: title.trim(),
    comment,
    expiry,
    ...advertiserOf(advertiser, scope),
    files: await Promise.all(files.map((file) => storedFile('files', file))),
    creator: scope.storedRow?.creator ?? (scope.account.name || scope.account.username),
    creation_date: scope.storedRow?.creation_date ?? new Date(scope.backend.clock.now()).toISOString(),
  }),
});

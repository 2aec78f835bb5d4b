import { jobs } from '#api/content/jobs';
import { type JobDraft, jobProblems } from '#domain/content/job';
import { isOffice } from '#mocks/backend/services/advertiser-of';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { jobTable } from '#mocks/backend/tables/content/jobs';

/** The office sees all jobs of a city, a shop owner their own. */
export const jobHandlers = crudHandlers(jobs, {
  table: jobTable,
  writers: { roles: ['Administrator', 'owner_shop'] },
  searchFields: ['title', 'description'],
  sort: '-id',
  isVisibleTo: ({ account }, { author }) => isOffice(account) || author === account.id,
  problems: (draft: JobDraft) => jobProblems(draft),
  rowFromDraft: ({ title, ...draft }, { backend, account, storedRow }) => ({
    ...draft,
    title: title.trim(),
    author: storedRow === null ? account.id : storedRow.author,
    created_at: storedRow?.created_at ?? new Date(backend.clock.now()).toISOString(),
  }),
});

import { documents } from '#api/content/documents';
import { type DocumentDraft, documentProblems } from '#domain/content/document';
import { DOCUMENT_EDITORS } from '#domain/content/document-editors';
import { ROLES_WITH_SCREENS } from '#domain/people/roles';
import { crudHandlers } from '#mocks/backend/services/crud-handlers';
import { storedFile } from '#mocks/backend/services/stored-file';
import { documentTable } from '#mocks/backend/tables/content/documents';

/** Every role with a console reads, the office writes. */
export const documentHandlers = crudHandlers(documents, {
  table: documentTable,
  writers: { roles: DOCUMENT_EDITORS },
  readers: { roles: ROLES_WITH_SCREENS },
  searchFields: ['title'],
  sort: '-created_at',
  problems: ({ title, file }: DocumentDraft) => documentProblems(title, [file]),
  rowFromDraft: async ({ title, file }, { backend, storedRow }) => ({
    title: title.trim(),
    file: await storedFile('file', file),
    created_at: storedRow?.created_at ?? new Date(backend.clock.now()).toISOString(),
  }),
});

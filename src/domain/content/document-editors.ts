import { type Entry, mayEnter, type Role } from '#domain/people/roles';

/** The roles that write documents; every signed-in user reads them. */
export const DOCUMENT_EDITORS = ['Administrator'] as const satisfies Entry;
export const mayWriteDocuments = (role: Role): boolean => mayEnter(role, DOCUMENT_EDITORS);

import { sourceOf } from '#api/http/source';
import { users } from './users';

/**
 * Administrators and shop admins of every company, for a choice: the call has a search and no pages (E-027).
 */
export const administratorSource = sourceOf(
  'administrators',
  { list: users.administrators },
  { queryOf: ({ search }) => ({ search: search ?? '' }) },
);

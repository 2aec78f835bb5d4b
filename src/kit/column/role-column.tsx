import type { Column } from './column';
import { RoleName, roleText } from './RoleName';

/** The role of an account. */
export const roleColumn = (): Column<{ permission?: string | null }> => ({
  id: 'permission',
  title: 'profile.role',
  kind: 'wide',
  card: 'meta',
  width: 'short',
  sort: 'permission',
  text: ({ permission }, { intl }) => roleText(permission, intl),
  cell: ({ permission }) => (
    <span className="role" translate="no">
      <RoleName permission={permission} />
    </span>
  ),
});

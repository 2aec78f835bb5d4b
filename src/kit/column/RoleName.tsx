import type { IntlFormatters } from '@formatjs/intl';
import { isRole } from '#domain/people/roles';
import { MessageText } from '#kit/page/MessageText';
import './role-name.css';

type Permission = string | null | undefined;

/** In the user's language, or as the server sends it; a role that is fixed in English has a gloss. */
export const RoleName = ({ permission }: { permission: Permission }) =>
  permission && isRole(permission) ? (
    <MessageText message={{ messageId: `user.role.${permission}` }} below="role-gloss" />
  ) : (
    permission || '–'
  );

/** The role's name for a CSV file. */
export const roleText = (permission: Permission, intl: IntlFormatters): string | null =>
  permission && isRole(permission)
    ? intl.formatMessage({ id: `user.role.${permission}` })
    : (permission ?? null);

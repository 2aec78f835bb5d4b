import type { IntlFormatters } from '@formatjs/intl';
import { FormattedMessage } from 'react-intl';
import { isRole } from '#domain/people/roles';

type Permission = string | null | undefined;

/** In the user's language, or as the server says it. */
export const RoleName = ({ permission }: { permission: Permission }) =>
  permission && isRole(permission) ? <FormattedMessage id={`user.role.${permission}`} /> : permission || '–';

/** The same for a file. */
export const roleText = (permission: Permission, intl: IntlFormatters): string | null =>
  permission && isRole(permission)
    ? intl.formatMessage({ id: `user.role.${permission}` })
    : (permission ?? null);

import { useIntl } from 'react-intl';
import { isRole } from '#domain/people/roles';
import { type IntlWithMessages, lastLine } from '#kit/services/message';

type Permission = string | null | undefined;

/** In the user's language, also where the specification has an English label; or as the server sends it. */
export const RoleName = ({ permission }: { permission: Permission }) =>
  roleText(permission, useIntl()) || '–';

/** The same for a CSV file. */
export const roleText = (permission: Permission, intl: IntlWithMessages): string | null =>
  permission && isRole(permission) ? lastLine(intl, `user.role.${permission}`) : (permission ?? null);

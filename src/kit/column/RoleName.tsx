import type { IntlFormatters } from '@formatjs/intl';
import { useIntl } from 'react-intl';
import { isRole } from '#domain/people/roles';
import './role-name.css';

type Permission = string | null | undefined;

/** In the user's language, or as the server says it. The word that the specification fixes in English is explained. */
export function RoleName({ permission }: { permission: Permission }) {
  const { formatMessage } = useIntl();
  if (!permission || !isRole(permission)) return permission || '–';
  const name = formatMessage({ id: `user.role.${permission}` });
  const gloss = permission === 'Advertiser' ? formatMessage({ id: 'user.role.gloss.Advertiser' }) : name;
  return (
    <>
      {name}
      {gloss === name ? null : <small className="role-gloss">{gloss}</small>}
    </>
  );
}

/** The same for a file. */
export const roleText = (permission: Permission, intl: IntlFormatters): string | null =>
  permission && isRole(permission)
    ? intl.formatMessage({ id: `user.role.${permission}` })
    : (permission ?? null);

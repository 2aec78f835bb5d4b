import { FormattedMessage } from 'react-intl';
import { NOTIFICATION_AUDIENCES, type Notification } from '#domain/messaging/notification';

/** The audience as far as the server sends it: an unknown kind is shown as it is. */
export function audienceText({ audience }: Pick<Notification, 'audience'>) {
  const knownAudience = NOTIFICATION_AUDIENCES.find((value) => value === audience);
  return knownAudience ? (
    <FormattedMessage id={`notification.audience.${knownAudience}`} />
  ) : (
    (audience ?? null)
  );
}

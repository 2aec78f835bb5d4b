import { FormattedMessage } from 'react-intl';
import { NOTIFICATION_AUDIENCES, type Notification } from '#domain/messaging/notification';

/** The audience as far as the server sends it: an unknown kind is shown as it is. */
export function audienceText({ audience }: Pick<Notification, 'audience'>) {
  const known = NOTIFICATION_AUDIENCES.find((one) => one === audience);
  return known ? <FormattedMessage id={`notification.audience.${known}`} /> : (audience ?? null);
}

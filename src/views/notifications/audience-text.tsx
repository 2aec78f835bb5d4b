import { FormattedMessage } from 'react-intl';
import type { Notification } from '#domain/messaging/notification';
import { NOTIFICATION_AUDIENCES } from '#domain/messaging/notification-audience';

/** The audience as far as the server sends it: an unknown kind is shown as it is. */
export function audienceText({ audience }: Pick<Notification, 'audience'>) {
  const known = NOTIFICATION_AUDIENCES.find((one) => one === audience);
  return known ? <FormattedMessage id={`notification.audience.${known}`} /> : (audience ?? null);
}

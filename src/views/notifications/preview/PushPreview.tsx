import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useAppServices } from '#kit/context/app-services';
import { timeText } from '#kit/services/dates';
import { useCityName } from '../use-city-name';
import { PushCard } from './PushCard';

/** The typed notification on the lock screen of a phone; in a narrow window only its card. */
export function PushPreview() {
  const intl = useIntl();
  const appName = useCityName();
  const now = useAppServices().clock.now();
  // typing does not wait for the picture
  const typedTexts = useWatch<ComposedNotification, ['title', 'description']>({
    name: ['title', 'description'],
  });
  // a phone gets the texts without the spaces and empty lines around them
  const title = useDeferredValue(typedTexts[0].trim());
  const body = useDeferredValue(typedTexts[1].trim());
  return (
    <figure className="push-preview">
      <figcaption>
        <FormattedMessage id="notification.preview" />
      </figcaption>
      <div
        className="phone"
        role="img"
        aria-label={intl.formatMessage({ id: 'notification.preview.text' }, { app: appName, title, body })}
      >
        <div className="phone-screen" aria-hidden="true">
          <p className="phone-clock">
            <span>{intl.formatDate(now, DAY_FORMAT)}</span>
            <span>{timeText(now)}</span>
          </p>
          <PushCard title={title} body={body} />
        </div>
      </div>
    </figure>
  );
}

const DAY_FORMAT = { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'Asia/Tokyo' } as const;

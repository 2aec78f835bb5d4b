import { useId } from 'react';
import { useIntl } from 'react-intl';
import { NOTIFICATION_AUDIENCES, type NotificationAudience } from '#domain/notification-audience';
import { FieldFrame } from '#kit/FieldFrame';
import { useMayUseSchools } from '../use-school';

interface AudienceFieldProps {
  audience: NotificationAudience;
  onChoose: (audience: NotificationAudience) => void;
}

/** Everyone first; a school only for whoever has one to do with. */
export function AudienceField({ audience, onChoose }: AudienceFieldProps) {
  const id = useId();
  const intl = useIntl();
  const schools = useMayUseSchools();
  return (
    <FieldFrame id={id} label="audience.for" required={false} error={undefined}>
      <select
        id={id}
        className="input"
        value={audience}
        onChange={({ target }) => {
          const chosen = NOTIFICATION_AUDIENCES.find((one) => one === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {NOTIFICATION_AUDIENCES.filter((one) => one !== 'school' || schools).map((one) => (
          <option key={one} value={one}>
            {intl.formatMessage({ id: `notification.audience.${one}` })}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

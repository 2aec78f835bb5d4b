import { NOTIFICATION_AUDIENCES, type NotificationAudience } from '#domain/messaging/notification';
import { useMayUseSchools } from '../use-school';
import { LabelledSelect } from './LabelledSelect';

interface AudienceFieldProps {
  audience: NotificationAudience;
  onChoose: (audience: NotificationAudience) => void;
}

/** Everyone is the first choice; a school is offered only to users who may use schools. */
export function AudienceField({ audience, onChoose }: AudienceFieldProps) {
  const mayUseSchools = useMayUseSchools();
  return (
    <LabelledSelect
      label="audience.for"
      optionText={(choice) => `notification.audience.${choice}`}
      value={audience}
      values={NOTIFICATION_AUDIENCES.filter((choice) => choice !== 'school' || mayUseSchools)}
      onChoose={onChoose}
    />
  );
}

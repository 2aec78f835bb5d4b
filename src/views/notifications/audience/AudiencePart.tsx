import type { ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { RADIUS_MAX } from '#domain/messaging/audience-rules';
import type { ComposedNotification, NotificationAudience } from '#domain/messaging/notification-audience';
import { lazyComponent } from '#kit/page/lazy-component';
import { useOwnClass, useOwnSchool } from '../use-school';
import { AudienceField } from './AudienceField';
import { ConditionFields } from './ConditionFields';
import { PassField } from './PassField';
import { ReceiverCount } from './ReceiverCount';
import { SchoolField } from './SchoolField';
import './audience.css';

// Loaded on demand: a notification to everyone needs neither searches nor a map.
const AdsField = lazyComponent(() => import('./AdsField'));
const CircleMap = lazyComponent(() => import('#kit/map/CircleMap'));
const UsersField = lazyComponent(() => import('./UsersField'));

/** The audience of the notification (R-SCR-10). */
export function AudiencePart() {
  const { getValues, setValue } = useFormContext<ComposedNotification>();
  const school = useOwnSchool();
  const own = useOwnClass();
  const audience = useWatch<ComposedNotification, 'audience'>({ name: 'audience' });
  const OwnFields = FIELDS[audience];
  return (
    <fieldset className="audience">
      <legend>
        <FormattedMessage id="audience.title" />
      </legend>
      <AudienceField
        audience={audience}
        onChoose={(next) => {
          setValue('audience', next, { shouldDirty: true });
          if (school === null || getValues('school') !== '') return;
          if (next === 'users' || next === 'school') setValue('school', school);
          if (next !== 'school') return;
          setValue('group', own.group);
          setValue('classes', own.classes);
        }}
      />
      {OwnFields ? <OwnFields /> : null}
      <ReceiverCount />
    </fieldset>
  );
}

const FIELDS: Readonly<Partial<Record<NotificationAudience, ComponentType>>> = {
  everyone: () => (
    <p className="quiet">
      <FormattedMessage id="audience.everyone.hint" />
    </p>
  ),
  users: UsersField,
  condition: ConditionFields,
  favouriteAds: AdsField,
  mapUsers: () => <CircleMap latitude="latitude" longitude="longitude" radius="radius" max={RADIUS_MAX} />,
  passHolders: () => <PassField />,
  school: SchoolField,
};

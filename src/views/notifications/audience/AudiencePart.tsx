import type { ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldsOfPosition } from '#domain/base/position';
import { RADIUS_MAX } from '#domain/messaging/audience-rules';
import type { NotificationAudience } from '#domain/messaging/notification';
import type { ComposedNotification } from '#domain/messaging/notification-audience';
import { useCityCentre } from '#kit/map/use-city-centre';
import { lazyComponent } from '#kit/page/lazy-component';
import { useCityName } from '../use-city-name';
import { useOwnClass, useOwnSchool } from '../use-school';
import { AudienceField } from './AudienceField';
import { ConditionFields } from './ConditionFields';
import { PassField } from './PassField';
import { SchoolField } from './SchoolField';
import './audience.css';

// Loaded on demand: a notification to everyone needs neither searches nor a map.
const AdsField = lazyComponent(() => import('./AdsField'));
const CircleMap = lazyComponent(() => import('#kit/map/CircleMap'));
const UsersField = lazyComponent(() => import('./UsersField'));

/** The audience of the notification (R-SCR-10). */
export function AudiencePart() {
  const { getValues, setValue } = useFormContext<ComposedNotification>();
  const ownSchool = useOwnSchool();
  const ownClass = useOwnClass();
  const cityCentre = useCityCentre();
  const centreName = useCentreName();
  const audience = useWatch<ComposedNotification, 'audience'>({ name: 'audience' });
  const AudienceFields = FIELDS_BY_AUDIENCE[audience];
  function chooseAudience(next: NotificationAudience) {
    setValue('audience', next, { shouldDirty: true });
    const { latitude, longitude, school: typedSchool } = getValues();
    // the circle is there at once: only what differs is left to choose
    if (next === 'mapUsers' && latitude === '' && longitude === '') {
      const fields = fieldsOfPosition(cityCentre);
      setValue('latitude', fields.latitude);
      setValue('longitude', fields.longitude);
      setValue('place', { name: centreName, ...fields });
    }
    if (ownSchool === null || typedSchool !== '') return;
    if (next === 'users' || next === 'school') setValue('school', ownSchool);
    if (next !== 'school') return;
    setValue('group', ownClass.group);
    setValue('classes', ownClass.classes);
  }
  return (
    <fieldset className="composer-part audience">
      <legend>
        <FormattedMessage id="audience.title" />
      </legend>
      <AudienceField audience={audience} onChoose={chooseAudience} />
      {AudienceFields ? <AudienceFields /> : null}
    </fieldset>
  );
}

const FIELDS_BY_AUDIENCE: Readonly<Partial<Record<NotificationAudience, ComponentType>>> = {
  everyone: () => (
    <p className="quiet">
      <FormattedMessage id="audience.everyone.hint" />
    </p>
  ),
  users: UsersField,
  condition: ConditionFields,
  favouriteAds: AdsField,
  mapUsers: MapFields,
  passHolders: () => <PassField />,
  school: SchoolField,
};

function MapFields() {
  const { setValue } = useFormContext<ComposedNotification>();
  return (
    <CircleMap
      latitude="latitude"
      longitude="longitude"
      radius="radius"
      max={RADIUS_MAX}
      centreName={useCentreName()}
      onPlace={(name, position) => setValue('place', name === undefined ? null : { name, ...position })}
    />
  );
}

function useCentreName(): string {
  return useIntl().formatMessage({ id: 'audience.centreOf' }, { city: useCityName() });
}

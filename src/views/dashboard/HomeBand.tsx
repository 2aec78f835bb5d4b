import { FormattedMessage, useIntl } from 'react-intl';
import { displayName } from '#domain/people/profile';
import { cityName } from '#domain/places/city';
import { useAppServices } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { dateText } from '#kit/services/dates';

/** City and day, and who is signed in. */
export function HomeBand() {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { profile, role, city } = useUser();
  const now = clock.now();
  const weekday = intl.formatDate(now, { weekday: 'short', timeZone: 'Asia/Tokyo' });
  return (
    <div className="home-band">
      <p className="home-city">
        <strong>{city ? cityName(city) : ''}</strong>
        <span>
          <FormattedMessage id="dashboard.day" values={{ day: dateText(now), weekday }} />
        </span>
      </p>
      <p>
        <FormattedMessage
          id="dashboard.greeting"
          values={{
            name: displayName(profile),
            city: city ? cityName(city) : '',
            role: intl.formatMessage({ id: `user.role.${role}` }),
          }}
        />
      </p>
      <svg className="home-town" viewBox="0 0 320 64" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
        <path d="M0 64V48l18-8 18 8v-6h14v-14h4v14h14v-22l16-10 16 10v22h12v-8h20v8h10V22h6v-8h4v8h6v20h14l24-14 24 14h10V30h22v12h12l14-6 14 6v-8h14v8h14v22z" />
      </svg>
    </div>
  );
}

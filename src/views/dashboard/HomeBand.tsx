import { FormattedMessage, useIntl } from 'react-intl';
import { cityName } from '#domain/places/city';
import { TownDrawing } from '#kit/chart/TownDrawing';
import { useAppServices } from '#kit/context/app-services';
import { useUser } from '#kit/context/scope';
import { localDate } from '#kit/services/dates';

/** The band at the top of the dashboard: city and day. */
export function HomeBand() {
  const intl = useIntl();
  const { clock } = useAppServices();
  const { city } = useUser();
  const now = clock.now();
  const weekday = intl.formatDate(now, { weekday: 'short', timeZone: 'Asia/Tokyo' });
  return (
    <div className="home-band">
      <p className="home-city">
        <strong>{city ? cityName(city) : ''}</strong>
        <span>
          <FormattedMessage id="dashboard.day" values={{ day: localDate(intl, now), weekday }} />
        </span>
      </p>
      <TownDrawing city={city?.name ?? ''} className="home-town" />
    </div>
  );
}

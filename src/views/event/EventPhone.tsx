import { useWatch } from 'react-hook-form';
import { FormattedDate } from 'react-intl';
import { isMoment, parseTime } from '#domain/base/japan-time';
import { cityName } from '#domain/places/city';
import { useUser } from '#kit/context/scope';
import { PhoneFrame } from '#kit/phone-preview/PhoneFrame';
import { PhonePeriod } from '#kit/phone-preview/PhonePeriod';
import { PhonePicture } from '#kit/phone-preview/PhonePicture';
import { TypedText } from '#kit/phone-preview/TypedText';
import type { EventFields } from './event-fields';
import './event-phone.css';

/** An event as the app lists it: the leaf of its day, the period, and the city, which is all that it has of a place. */
export default function EventPhone() {
  const { city } = useUser();
  const { title, description, start, end, image } = useWatch<EventFields>() as EventFields;
  return (
    <PhoneFrame>
      {image ? <PhonePicture picture={image} className="phone-picture" /> : null}
      <div className="phone-card">
        <div className="event-phone-head">
          <DayLeaf at={start} />
          <TypedText text={title} blank="field.title" className="phone-title" />
        </div>
        <PhonePeriod start={start} end={end} blanks={BLANKS} />
        <p className="phone-quiet">
          <span className="pi pi-map-marker" aria-hidden="true" /> {city === null ? '' : cityName(city)}
        </p>
        <TypedText text={description} blank="event.description" />
      </div>
    </PhoneFrame>
  );
}

const BLANKS = { start: 'event.start', end: 'event.end' };

/** Month, day and weekday in Japan; empty until a day is chosen. */
function DayLeaf({ at }: { at: string }) {
  if (!isMoment(at)) return <p className="day-leaf" />;
  const moment = parseTime(at);
  return (
    <p className="day-leaf">
      <span>
        <FormattedDate value={moment} timeZone="Asia/Tokyo" month="short" />
      </span>{' '}
      <b>
        <FormattedDate value={moment} timeZone="Asia/Tokyo" day="numeric" />
      </b>{' '}
      <span>
        <FormattedDate value={moment} timeZone="Asia/Tokyo" weekday="short" />
      </span>
    </p>
  );
}

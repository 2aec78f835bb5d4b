import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { isMoment } from '#domain/base/japan-time';
import { Moment } from '#kit/date/Moment';
import { PhoneFrame } from '#kit/phone-preview/PhoneFrame';
import { PhonePicture } from '#kit/phone-preview/PhonePicture';
import { TypedText } from '#kit/phone-preview/TypedText';
import type { NewsFields } from './news-fields';

/** News as the app shows it. */
export default function NewsPhone() {
  const { title, content, date, image } = useWatch<NewsFields>() as NewsFields;
  return (
    <PhoneFrame>
      {image ? <PhonePicture picture={image} className="phone-picture" /> : null}
      <div className="phone-card">
        <p className="phone-quiet">
          {isMoment(date) ? <Moment at={date} /> : <FormattedMessage id="news.date" />}
        </p>
        <TypedText text={title} blank="field.title" className="phone-title" />
        <TypedText text={content} blank="field.description" />
      </div>
    </PhoneFrame>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { categorySource } from '#api/offers/categories';
import { linksOfLines } from '#domain/video/video-input';
import { useScope } from '#kit/context/scope';
import { fileKey } from '#kit/files/file-key';
import { PhoneFrame } from '#kit/phone-preview/PhoneFrame';
import { PhonePicture } from '#kit/phone-preview/PhonePicture';
import { PhoneVideos } from '#kit/phone-preview/PhoneVideos';
import { TypedText } from '#kit/phone-preview/TypedText';
import { moneyText } from '#kit/services/money';
import type { AdvertisementFields } from './advertisement-fields';
import { Hours } from './Hours';
import './advertisement-phone.css';

/** An ad as the app shows it: the page of the shop, without what only the office sees (plan, position). */
export default function AdvertisementPhone() {
  const ad = useWatch<AdvertisementFields>() as AdvertisementFields;
  const categories = useQuery(categorySource.list(useScope(), {})).data?.content ?? [];
  const [mainPhoto, ...otherPhotos] = ad.image;
  const categoryAndGenres = [
    ...categories.flatMap(({ id, name }) => (String(id) === ad.category ? [name] : [])),
    ...ad.genres.map(({ name }) => name),
  ];
  const hours = ad.opening_hours.filter(({ start, end }) => start !== '' && end !== '');
  return (
    <PhoneFrame>
      {mainPhoto === undefined ? (
        <TypedText text="" blank="advertisement.photos" className="phone-picture ad-no-photo" />
      ) : (
        <PhonePicture picture={mainPhoto} className="phone-picture" />
      )}
      {otherPhotos.length === 0 ? null : (
        <div className="ad-photos">
          {otherPhotos.map((picture) => (
            <PhonePicture key={fileKey(picture)} picture={picture} />
          ))}
        </div>
      )}
      <div className="phone-card">
        <TypedText text={ad.name} blank="advertisement.name" className="phone-title" />
        <TypedText
          text={categoryAndGenres.join(' · ')}
          blank="advertisement.category"
          className="phone-quiet"
        />
        {ad.price === null ? null : <p className="ad-price">{moneyText(ad.price)}</p>}
        <TypedText text={ad.address} blank="profile.address" />
        <TypedText text={ad.phone} blank="profile.phone" />
        <dl className="phone-terms">
          <div>
            <dt>
              <FormattedMessage id="advertisement.hours" />
            </dt>
            <dd>{hours.length === 0 ? <p className="blank">–</p> : <Hours openingHours={hours} />}</dd>
          </div>
        </dl>
        <PhoneVideos links={linksOfLines(`${ad.youtube_link}\n${ad.videos}`)} />
      </div>
    </PhoneFrame>
  );
}

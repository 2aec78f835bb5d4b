import { numberOf } from '#domain/base/number-of';
import type { AdvertisementDraft } from '#domain/offers/advertisement';
import { linksOfLines, videosOf } from '#domain/video/video-input';
import type { AdvertisementFields } from './advertisement-fields';

/** The draft to send for the form values. */
export const adDraftOf = (values: AdvertisementFields): AdvertisementDraft => ({
  name: values.name,
  advertiser: values.advertiser?.id ?? null,
  category: values.category === '' ? null : Number(values.category),
  genres: values.genres.map(({ id }) => id),
  plan: values.plan,
  price: values.price,
  image: values.image,
  latitude: numberOf(values.latitude) ?? null,
  longitude: numberOf(values.longitude) ?? null,
  opening_hours: values.opening_hours.flatMap(({ weekday, ...times }) =>
    weekday === '' ? [] : [{ weekday, ...times }],
  ),
  youtube_link: values.youtube_link.trim() || null,
  videos: videosOf(linksOfLines(values.videos)),
  phone: values.phone.trim() || null,
  address: values.address.trim() || null,
  is_top: values.is_top,
});

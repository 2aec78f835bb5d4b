import { numberOf } from '#domain/base/number-of';
import { linksOfLines, videosOf } from '#domain/base/video-input';
import type { AdvertisementDraft } from '#domain/offers/advertisement';
import type { AdvertisementFields } from './AdvertisementForm';

/** What is sent of what the form holds. */
export const adDraftOf = (words: AdvertisementFields): AdvertisementDraft => ({
  name: words.name,
  advertiser: words.advertiser?.id ?? null,
  category: words.category === '' ? null : Number(words.category),
  genres: words.genres.map(({ id }) => id),
  plan: words.plan,
  price: words.price,
  image: words.image,
  latitude: numberOf(words.latitude) ?? null,
  longitude: numberOf(words.longitude) ?? null,
  opening_hours: words.opening_hours.flatMap(({ weekday, ...times }) =>
    weekday === '' ? [] : [{ weekday, ...times }],
  ),
  youtube_link: words.youtube_link.trim() || null,
  videos: videosOf(linksOfLines(words.videos)),
  phone: words.phone.trim() || null,
  address: words.address.trim() || null,
  is_top: words.is_top,
});

import type { OpeningHoursValues } from '#domain/base/opening-hours-rules';
import type { Picture } from '#domain/base/upload';
import type { AdvertisementDraft } from '#domain/offers/advertisement';
import type { Picked } from '#kit/field/RecordCombobox';

/** Form values: picked records with their names; coordinates, and null, as text. */
export interface AdvertisementFields extends Pick<AdvertisementDraft, 'name' | 'plan' | 'price'> {
  advertiser: Picked | null;
  /** An id as text, as a select holds it. */
  category: string;
  genres: Picked[];
  image: Picture[];
  latitude: string;
  longitude: string;
  opening_hours: OpeningHoursValues[];
  youtube_link: string;
  /** One link per line. */
  videos: string;
  phone: string;
  address: string;
  is_top: boolean;
}

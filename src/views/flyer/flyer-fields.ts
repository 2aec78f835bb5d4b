import type { FlyerDraft } from '#domain/offers/flyer';
import type { Picked } from '#kit/field/RecordCombobox';

/** Form values: the advertiser with its name, no expiry as an empty text. */
export interface FlyerFields extends Omit<FlyerDraft, 'advertiser' | 'expiry'> {
  advertiser: Picked | null;
  expiry: string;
}

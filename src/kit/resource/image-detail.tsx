import { PreviewableImage } from '#kit/overlay/ImagePreview';
import type { Detail } from '#kit/record/Details';

/** The same picture where the record is read; `name`: what it shows. */
export const imageDetail = (image: string | null, name: string): Detail => ({
  title: 'field.image',
  value: image ? <PreviewableImage source={image} name={name} className="profile-picture" /> : null,
});

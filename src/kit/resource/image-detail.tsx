import { PreviewableImage } from '#kit/overlay/ImagePreview';
import type { Detail } from '#kit/record/Details';

/** The picture in the detail of a record; `name`: its content. */
export const imageDetail = (image: string | null, name: string): Detail => ({
  title: 'field.image',
  value: image ? <PreviewableImage source={image} name={name} className="profile-picture" /> : null,
});

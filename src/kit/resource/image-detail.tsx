import { PreviewableImage } from '#kit/overlay/ImagePreview';
import type { Detail } from '#kit/record/Details';
import { LeadPictures } from '#kit/record/LeadPictures';

/** The picture in the detail of a record, as its first entry; `name`: its content. */
export const imageDetail = (image: string | null, name: string): Detail => ({
  title: 'field.image',
  value: image ? (
    <LeadPictures>
      <PreviewableImage source={image} name={name} />
    </LeadPictures>
  ) : null,
});
